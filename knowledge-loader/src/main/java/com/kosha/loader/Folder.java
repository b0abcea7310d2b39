package com.kosha.loader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What lies in the folder.
 *
 * @param documents those that can be read
 * @param faults of the others: the file and its line, and what is wrong there
 * @param places where a document lies, readable or not
 */
record Folder(List<DocumentFile> documents, List<String> faults, List<Address> places) {

    static Folder read(Path root) throws IOException {
        Map<Address, DocumentFile> documents = new LinkedHashMap<>();
        Map<Path, String> faults = new TreeMap<>();
        Map<Address, Path> places = new LinkedHashMap<>();
        for (Path file : files(root)) {
            Path relative = root.relativize(file);
            Optional<Address> address = Address.of(relative);
            if (address.isEmpty()) {
                faults.put(relative, relative + ":1: must lie at <department>/<DOC-CODE>.md");
                continue;
            }
            places.put(address.get(), relative);
            try {
                documents.put(address.get(), DocumentFile.read(file, address.get()));
            } catch (BadFile bad) {
                faults.put(relative, relative + ":" + bad.line() + ": " + bad.getMessage());
            }
        }
        return new Folder(List.copyOf(documents.values()), List.copyOf(faults.values()), List.copyOf(places.keySet()));
    }

    private static List<Path> files(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .filter(Files::isRegularFile)
                    .filter(file -> !file.getFileName().toString().equals("README.md"))
                    .sorted()
                    .toList();
        }
    }
}
