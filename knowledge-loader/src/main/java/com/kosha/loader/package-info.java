/** Brings a folder of Markdown documents into the knowledge base; {@link com.kosha.loader.Load} is where it starts. */
@NullMarked
package com.kosha.loader;

import org.jspecify.annotations.NullMarked;
