package com.kosha.loader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder of documents, as authors would write it. */
record KnowledgeFolder(Path root) {

    void write(String department, String code, String classification, String body) throws IOException {
        raw(department + "/" + code + ".md", """
                ---
                doc_code: %s
                title: "About %s"
                department: %s
                classification: %s
                effective_date: 2026-04-01
                version: 3
                owner: Head of it
                ---
                %s
                """.formatted(code, code, department, classification, body));
    }

    void raw(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    void remove(String path) throws IOException {
        Files.delete(root.resolve(path));
    }

    Folder read() throws IOException {
        return Folder.read(root);
    }
}
