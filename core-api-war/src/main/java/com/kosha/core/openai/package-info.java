/** Embeddings of OpenAI, or of whoever speaks like it, behind the stack {@code openai}. */
@NullMarked
package com.kosha.core.openai;

import org.jspecify.annotations.NullMarked;
