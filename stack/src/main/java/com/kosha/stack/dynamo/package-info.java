/** DynamoDB, which the servers share what they must agree on through. */
@NullMarked
package com.kosha.stack.dynamo;

import org.jspecify.annotations.NullMarked;
