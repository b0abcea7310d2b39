package com.kosha.screening.lists;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.EntityType;
import com.kosha.screening.normalize.Name;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SdnListTest {
    private final List<Entry> entries = SdnList.read(file("/sdn.csv"), Optional.of(file("/sdn-aliases.csv")));

    SdnListTest() throws IOException {}

    @Test
    void a_person_has_the_names_of_both_files_and_what_the_remarks_say() {
        Entry person = entries.get(0);

        assertThat(person.type()).isEqualTo(EntityType.INDIVIDUAL);
        assertThat(person.names())
                .extracting(Name::written)
                .containsExactly("MARENKOV, Ilya Danilovich", "MARENKOFF, Elias", "ILYUSHA");
        assertThat(person.dates()).containsExactly(LocalDate.of(1960, 1, 12));
        assertThat(person.countries()).containsExactly("RU");
        assertThat(person.programmes()).containsExactly("UKRAINE-EO13661", "CYBER2");
    }

    @Test
    void what_is_not_known_is_empty_and_commas_and_quotes_in_names_stay() {
        assertThat(entries.get(1).names()).extracting(Name::written).containsExactly("ANGLO-TORTUGAN CO., LTD.");
        assertThat(entries.get(1).type()).isEqualTo(EntityType.ORGANISATION);
        assertThat(entries.get(1).dates()).isEmpty();
        assertThat(entries.get(2).names()).extracting(Name::written).containsExactly("BLUE \"HERON\"");
        assertThat(entries.get(2).countries()).containsExactly("PA");
    }

    @Test
    void a_line_without_a_name_is_no_entry() {
        assertThat(entries).extracting(Entry::id).containsExactly("36", "173", "306");
    }

    @Test
    void a_list_that_is_not_there_keeps_the_vendor_from_starting() {
        assertThatThrownBy(() -> SdnList.read(Path.of("no", "such.csv"), Optional.empty()))
                .isInstanceOf(IOException.class);
    }

    private static Path file(String name) {
        try {
            return Path.of(
                    Objects.requireNonNull(SdnListTest.class.getResource(name)).toURI());
        } catch (URISyntaxException odd) {
            throw new IllegalStateException(odd);
        }
    }
}
