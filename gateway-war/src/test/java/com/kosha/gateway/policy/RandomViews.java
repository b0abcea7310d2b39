package com.kosha.gateway.policy;

import com.kosha.contract.Sensitive;
import com.kosha.contract.Sensitive.Kind;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Fills any view at random, and remembers the secrets that it planted. A component of a type that it does not know
 * fails, so that a new field cannot slip by.
 */
final class RandomViews {
    private final Random random;
    private final Map<String, Secret> secrets = new LinkedHashMap<>();

    /** What a planted value is: a field's kind, or a card number, which stands in free text alone. */
    enum Secret {
        PAN,
        AADHAAR,
        MOBILE,
        EMAIL,
        ACCOUNT_NUMBER,
        COUNTERPARTY_VPA,
        DATE_OF_BIRTH,
        CARD
    }

    /** A view and what must not be seen in it, as its clear text would print. */
    record Generated<V extends Record>(V view, Map<String, Secret> secrets) {}

    private RandomViews(long seed) {
        this.random = new Random(seed);
    }

    static <V extends Record> Generated<V> of(Class<V> type, long seed) {
        RandomViews views = new RandomViews(seed);
        V view = type.cast(views.fill(type));
        return new Generated<>(view, views.secrets);
    }

    private Record fill(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Object[] values = Arrays.stream(components).map(this::value).toArray();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return (Record) type.getConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(type + " is a public record", e);
        }
    }

    private Object value(RecordComponent component) {
        Sensitive sensitive = component.getAnnotation(Sensitive.class);
        return sensitive == null ? plain(component.getGenericType()) : secret(sensitive.value());
    }

    private Object plain(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type element = generic.getActualTypeArguments()[0];
            List<Object> elements = new ArrayList<>();
            for (int i = 0; i <= random.nextInt(3); i++) {
                elements.add(plain(element));
            }
            return generic.getRawType() == Set.class ? Set.copyOf(elements) : elements;
        }
        Class<?> known = (Class<?>) type;
        if (known.isRecord()) {
            return fill(known);
        }
        if (known.isEnum()) {
            return known.getEnumConstants()[random.nextInt(known.getEnumConstants().length)];
        }
        return switch (known.getSimpleName()) {
            case "String" -> "word-" + letters(6);
            case "long", "Long" -> 100_000L + random.nextInt(900_000);
            case "int", "Integer" -> random.nextInt(100);
            case "boolean", "Boolean" -> random.nextBoolean();
            case "LocalDate" -> LocalDate.of(2010 + random.nextInt(15), 1 + random.nextInt(12), 1);
            case "Instant" -> Instant.ofEpochSecond(1_600_000_000L + random.nextInt(100_000_000));
            default -> throw new AssertionError("no generator for " + type);
        };
    }

    private String secret(Kind kind) {
        return switch (kind) {
            case PAN -> planted(Secret.PAN, pan());
            case AADHAAR -> {
                String last4 = digits(4);
                secrets.put("=" + last4 + ",", Secret.AADHAAR); // the four digits alone are what everybody sees
                yield last4;
            }
            case MOBILE -> planted(Secret.MOBILE, mobile());
            case EMAIL -> planted(Secret.EMAIL, letters(8) + "@example.com");
            case ACCOUNT_NUMBER -> planted(Secret.ACCOUNT_NUMBER, "5" + digits(13));
            case COUNTERPARTY_VPA -> planted(Secret.COUNTERPARTY_VPA, letters(8) + "@okaxis");
            case DATE_OF_BIRTH ->
                planted(
                        Secret.DATE_OF_BIRTH,
                        LocalDate.of(1950 + random.nextInt(50), 1 + random.nextInt(12), 2)
                                .toString());
            case FREE_TEXT -> text();
        };
    }

    private String text() {
        return "Paid by " + planted(Secret.COUNTERPARTY_VPA, letters(8) + "@okaxis")
                + ", pan " + planted(Secret.PAN, pan())
                + ", uid " + planted(Secret.AADHAAR, completed("2" + digits(10), CheckDigits::verhoeff))
                + ", card " + planted(Secret.CARD, completed("4" + digits(14), CheckDigits::luhn))
                + ", call " + planted(Secret.MOBILE, mobile())
                + ", mail " + planted(Secret.EMAIL, letters(8) + "@example.com")
                + ", a/c " + planted(Secret.ACCOUNT_NUMBER, account()) + ".";
    }

    private String pan() {
        return letters(5).toUpperCase(Locale.ROOT) + digits(4) + "X";
    }

    private String mobile() {
        return "9" + digits(9);
    }

    /** Eleven digits: too many for a mobile, too few for Aadhaar or a card. */
    private String account() {
        return "5" + digits(10);
    }

    private String planted(Secret kind, String value) {
        secrets.put(value, kind);
        return value;
    }

    private String letters(int count) {
        return random.ints(count, 'a', 'z' + 1)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private String digits(int count) {
        return random.ints(count, '0', '9' + 1)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static String completed(String digits, Predicate<String> valid) {
        for (int check = 0; check <= 9; check++) {
            if (valid.test(digits + check)) {
                return digits + check;
            }
        }
        throw new AssertionError("one of ten check digits fits");
    }
}
