/** Stand-ins on loopback for services that the bank rents. For development and tests only. */
@NullMarked
package com.kosha.devstack;

import org.jspecify.annotations.NullMarked;
