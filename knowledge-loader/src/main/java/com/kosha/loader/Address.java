package com.kosha.loader;

import com.kosha.contract.Ids;
import java.nio.file.Path;
import java.util.Optional;

/** What a document is known by. Its file lies at {@code <department>/<doc_code>.md}. */
record Address(String department, String docCode) {

    /** By where the file lies in its folder; empty when no document can lie there. */
    static Optional<Address> of(Path relative) {
        if (relative.getNameCount() != 2) {
            return Optional.empty();
        }
        String name = relative.getName(1).toString();
        Address address =
                new Address(relative.getName(0).toString(), name.substring(0, name.length() - ".md".length()));
        return address.department.matches(Ids.DEPARTMENT) && address.docCode.matches(Ids.DOCUMENT)
                ? Optional.of(address)
                : Optional.empty();
    }

    @Override
    public String toString() {
        return department + "/" + docCode;
    }
}
