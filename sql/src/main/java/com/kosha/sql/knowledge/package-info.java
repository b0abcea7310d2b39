/** How the knowledge base is searched. */
@NullMarked
package com.kosha.sql.knowledge;

import org.jspecify.annotations.NullMarked;
