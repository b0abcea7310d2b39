/** How well the knowledge base finds what was meant, on judged questions. */
@NullMarked
package com.kosha.bench.retrieval;

import org.jspecify.annotations.NullMarked;
