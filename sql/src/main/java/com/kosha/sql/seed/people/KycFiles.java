package com.kosha.sql.seed.people;

import com.kosha.contract.DocumentStatus;
import com.kosha.contract.DocumentType;
import com.kosha.contract.KycLevel;
import com.kosha.contract.KycStatus;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.people.KycFile.Paper;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Draws what the bank knows of a customer. A review is due after 2, 8 or 10 years, by risk. */
public final class KycFiles {
    private static final List<DocumentType> PROOFS_OF_ADDRESS = List.of(
            DocumentType.PASSPORT, DocumentType.VOTER_ID, DocumentType.DRIVING_LICENCE, DocumentType.UTILITY_BILL);

    private final long seed;
    private final Period period;

    public KycFiles(long seed, Period period) {
        this.seed = seed;
        this.period = period;
    }

    public KycFile of(Customer customer) {
        Dice dice = Dice.of(seed, "kyc", customer.number());
        int years = years(customer);
        LocalDate today = period.today();
        LocalDate first = customer.since();
        LocalDate due = today.minusDays(dice.between(1, 300));
        KycStatus drawn = customer.number() == 1 ? KycStatus.VERIFIED : status(dice);
        // nobody was reviewed before becoming a customer
        boolean tooYoung = first.isAfter(due.minusYears(years));
        KycStatus status = drawn == KycStatus.EXPIRED && tooYoung ? KycStatus.VERIFIED : drawn;
        KycLevel level = level(dice, status);
        return switch (status) {
            case PENDING ->
                new KycFile(status, level, null, null, papers(dice, today.minusDays(dice.between(1, 30)), status));
            case REJECTED ->
                new KycFile(
                        status,
                        level,
                        today.minusDays(20),
                        today.plusDays(10),
                        papers(dice, today.minusDays(dice.between(21, 60)), status));
            case VERIFIED -> {
                LocalDate reviewed = latest(first, today.minusDays(dice.between(20, years * 365L - 10)));
                yield new KycFile(
                        status,
                        level,
                        reviewed,
                        reviewed.plusYears(years),
                        papers(dice, reviewed.minusDays(5), status));
            }
            case EXPIRED ->
                new KycFile(
                        status,
                        level,
                        due.minusYears(years),
                        due,
                        papers(dice, due.minusYears(years).minusDays(5), status));
        };
    }

    private static KycStatus status(Dice dice) {
        int draw = dice.below(100);
        if (draw < 81) {
            return KycStatus.VERIFIED;
        }
        return draw < 93 ? KycStatus.EXPIRED : draw < 98 ? KycStatus.PENDING : KycStatus.REJECTED;
    }

    private static KycLevel level(Dice dice, KycStatus status) {
        if (status == KycStatus.PENDING) {
            return KycLevel.MINIMUM;
        }
        return dice.percent(75) ? KycLevel.FULL : KycLevel.VIDEO;
    }

    private static int years(Customer customer) {
        return switch (customer.risk()) {
            case LOW -> 10;
            case MEDIUM -> 8;
            case HIGH -> 2;
        };
    }

    private static LocalDate latest(LocalDate a, LocalDate b) {
        return a.isAfter(b) ? a : b;
    }

    private static List<Paper> papers(Dice dice, LocalDate submitted, KycStatus kyc) {
        DocumentStatus status = switch (kyc) {
            case PENDING -> DocumentStatus.SUBMITTED;
            case VERIFIED, EXPIRED -> DocumentStatus.VERIFIED;
            case REJECTED -> DocumentStatus.REJECTED;
        };
        List<Paper> papers = new ArrayList<>();
        papers.add(paper(DocumentType.PAN_CARD, status, submitted));
        papers.add(paper(DocumentType.AADHAAR_MASKED, status, submitted));
        papers.add(paper(DocumentType.PHOTOGRAPH, status, submitted));
        DocumentType address = dice.pick(PROOFS_OF_ADDRESS);
        if (kyc == KycStatus.EXPIRED) {
            papers.add(new Paper(
                    address, DocumentStatus.EXPIRED, submitted, submitted.plusDays(2), submitted.plusYears(1)));
        } else if (dice.percent(60)) {
            papers.add(paper(address, status, submitted));
        }
        return papers;
    }

    private static Paper paper(DocumentType type, DocumentStatus status, LocalDate submitted) {
        boolean verified = status == DocumentStatus.VERIFIED;
        boolean expires = type == DocumentType.PASSPORT || type == DocumentType.DRIVING_LICENCE;
        return new Paper(
                type,
                status,
                submitted,
                verified ? submitted.plusDays(2) : null,
                expires ? submitted.plusYears(10) : null);
    }
}
