/**
 * Changes in several places that share no transaction, done wholly or undone (ruling 24), and kept so that any server can
 * go on with them. A kind of saga is declared by a {@link com.kosha.core.saga.SagaKind}.
 */
@NullMarked
package com.kosha.core.saga;

import org.jspecify.annotations.NullMarked;
