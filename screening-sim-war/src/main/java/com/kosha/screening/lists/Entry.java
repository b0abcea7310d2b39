package com.kosha.screening.lists;

import com.kosha.contract.EntityType;
import com.kosha.screening.normalize.Name;
import java.time.LocalDate;
import java.util.List;

/**
 * One who is listed.
 *
 * @param id the number on its list
 * @param names the one it is headed with first, then the aliases
 * @param dates of birth or of incorporation
 * @param countries ISO 3166, two letters
 */
public record Entry(
        String list,
        String id,
        EntityType type,
        List<Name> names,
        List<LocalDate> dates,
        List<String> countries,
        List<String> programmes) {
    public Entry {
        names = List.copyOf(names);
        dates = List.copyOf(dates);
        countries = List.copyOf(countries);
        programmes = List.copyOf(programmes);
    }
}
