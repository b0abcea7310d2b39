/** The bank's procedures, as an agent is told to follow them. Text only: nothing here reads anything. */
@NullMarked
package com.kosha.gateway.prompts;

import org.jspecify.annotations.NullMarked;
