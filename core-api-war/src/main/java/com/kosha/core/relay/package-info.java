/** Sends what is in the outbox to SQS, in the order of each group, and leaves to a person what SQS will not take. */
@NullMarked
package com.kosha.core.relay;

import org.jspecify.annotations.NullMarked;
