/** The protocol of OpenAI's embeddings, as core-api and the loader of documents both speak it. */
@NullMarked
package com.kosha.stack.openai;

import org.jspecify.annotations.NullMarked;
