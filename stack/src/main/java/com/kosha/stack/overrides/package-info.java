/**
 * The operators' word on breakers: who is forced open, for all servers at once. It is read beside the calls, never
 * within one (ruling 19).
 */
@NullMarked
package com.kosha.stack.overrides;

import org.jspecify.annotations.NullMarked;
