/** What every request passes: trace, token, deadline, one form of JSON, one form of failure. */
@NullMarked
package com.kosha.core.http;

import org.jspecify.annotations.NullMarked;
