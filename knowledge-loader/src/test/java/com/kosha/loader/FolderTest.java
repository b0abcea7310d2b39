package com.kosha.loader;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FolderTest {
    private static final String GOOD = """
            ---
            doc_code: AML-1
            title: A title
            department: aml
            classification: restricted
            effective_date: 2026-04-01
            version: 3
            owner: MLRO
            ---
            # Text
            """;

    @TempDir
    Path root;

    private KnowledgeFolder folder;

    @BeforeEach
    void open() {
        folder = new KnowledgeFolder(root);
    }

    @Test
    void a_document_is_what_its_front_matter_says() throws IOException {
        folder.raw("aml/AML-1.md", GOOD);
        folder.raw("README.md", "not a document");

        Folder read = folder.read();

        assertThat(read.faults()).isEmpty();
        assertThat(read.documents()).singleElement().satisfies(document -> {
            assertThat(document.address()).hasToString("aml/AML-1");
            assertThat(document.classification()).hasToString("RESTRICTED");
            assertThat(document.effectiveOn()).hasToString("2026-04-01");
            assertThat(document.version()).isEqualTo(3);
            assertThat(document.owner()).isEqualTo("MLRO");
            assertThat(document.body()).isEqualTo("# Text");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "classification: restricted|classification: secret|5: classification must be public, internal, confidential or restricted",
                "effective_date: 2026-04-01|effective_date: 2026-02-30|6: effective_date must be a day as in 2026-04-01",
                "version: 3|version: 0|7: version must be a whole number from 1 on",
                "department: aml|department: kyc|4: department must be the name of the folder",
                "doc_code: AML-1|doc_code: AML-2|2: doc_code must be the name of the file",
                "owner: MLRO|author: MLRO|8: must be one of [classification, department, doc_code, effective_date, owner, title, version] and a value",
                "owner: MLRO|version: 4|8: says version twice",
                "owner: MLRO|# owner|9: says no owner",
                "# Text|' '|10: has no text"
            })
    void a_fault_is_told_with_its_line(String good, String bad, String fault) throws IOException {
        folder.raw("aml/AML-1.md", GOOD.replace(good, bad));

        Folder read = folder.read();

        assertThat(read.documents()).isEmpty();
        assertThat(read.faults()).containsExactly("aml/AML-1.md:" + fault);
        assertThat(read.places()).containsExactly(new Address("aml", "AML-1"));
    }

    @Test
    void what_is_no_text_and_what_lies_elsewhere_are_faults_too() throws IOException {
        folder.raw("aml/AML-1.md", "no front matter");
        folder.raw("aml/AML-2.md", "---\ntitle: x");
        folder.raw("stray.md", GOOD);
        folder.raw("aml/lower.md", GOOD);
        Files.write(root.resolve("aml/AML-3.md"), new byte[] {'-', '\n', '\n', (byte) 0xC3, '('});

        assertThat(folder.read().faults())
                .containsExactly(
                        "aml/AML-1.md:1: must begin with ---",
                        "aml/AML-2.md:2: has no second ---",
                        "aml/AML-3.md:3: is not UTF-8",
                        "aml/lower.md:1: must lie at <department>/<DOC-CODE>.md",
                        "stray.md:1: must lie at <department>/<DOC-CODE>.md");
    }
}
