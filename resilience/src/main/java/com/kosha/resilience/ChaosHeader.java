package com.kosha.resilience;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.kosha.resilience.ChaosSpec.Fault;
import com.kosha.resilience.ChaosSpec.Target;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Reads and signs chaos headers: {@code target=..;fault=..[;ms=..];p=..;exp=..;sig=<64 hex>}, signed with HMAC-SHA256
 * over the very bytes before {@code ;sig=}. Whatever is odd about one is a reason to ignore it.
 */
public final class ChaosHeader {
    /** So far ahead may a header expire. */
    public static final Duration LONGEST_LIFE = Duration.ofMinutes(15);

    private static final int LONGEST_HEADER = 512;
    private static final int LONGEST_LATENCY_MS = 60_000;
    private static final Pattern SIGNED = Pattern.compile("(.*);sig=([0-9a-fA-F]{64})");
    private static final Pattern FIELD = Pattern.compile("([a-z]+)=([a-z0-9.-]+)");
    private static final Pattern PROBABILITY = Pattern.compile("0|1|0\\.\\d{1,6}|1\\.0{1,6}");
    private static final Pattern MILLISECONDS = Pattern.compile("\\d{1,5}");
    private static final Pattern EPOCH_SECONDS = Pattern.compile("\\d{1,12}");
    private static final Set<String> FIELDS = Set.of("target", "fault", "ms", "p", "exp");

    private final SecretKeySpec key;

    /** Why a header is ignored, for the audit record. */
    public enum Refusal {
        /** More than one header. */
        REPEATED,
        /** Not of the form above: a field unknown, missing, doubled, or out of its range. */
        MALFORMED,
        /** Not signed with our key. */
        BAD_SIGNATURE,
        /** Its time is over. */
        EXPIRED,
        /** It would live longer than {@link #LONGEST_LIFE}. */
        TOO_FAR_AHEAD
    }

    /** What a header turned out to be. */
    public sealed interface Reading {
        /** To be obeyed. */
        record Accepted(ChaosSpec spec) implements Reading {}

        /** To be ignored. */
        record Refused(Refusal why) implements Reading {}
    }

    /** @param key the secret that both ends share */
    public ChaosHeader(byte[] key) {
        this.key = new SecretKeySpec(key, "HmacSHA256");
    }

    /** Reads all the headers of that name that came, at least one. */
    public Reading read(List<String> headers, Instant now) {
        if (headers.size() != 1) {
            return new Reading.Refused(Refusal.REPEATED);
        }
        String header = headers.get(0);
        Matcher signed = SIGNED.matcher(header);
        if (header.length() > LONGEST_HEADER || !signed.matches()) {
            return new Reading.Refused(Refusal.MALFORMED);
        }
        byte[] claimed = HexFormat.of().parseHex(signed.group(2));
        if (!MessageDigest.isEqual(claimed, signatureOf(signed.group(1)))) {
            return new Reading.Refused(Refusal.BAD_SIGNATURE);
        }
        return fields(signed.group(1))
                .map(fields -> judge(header, fields, now))
                .orElse(new Reading.Refused(Refusal.MALFORMED));
    }

    /** Signs the fields, which stand as they will be sent. */
    public String sign(String fields) {
        return fields + ";sig=" + HexFormat.of().formatHex(signatureOf(fields));
    }

    private static Optional<Map<String, String>> fields(String text) {
        Map<String, String> fields = new HashMap<>();
        for (String part : text.split(";", -1)) {
            Matcher field = FIELD.matcher(part);
            if (!field.matches()
                    || !FIELDS.contains(field.group(1))
                    || fields.put(field.group(1), field.group(2)) != null) {
                return Optional.empty();
            }
        }
        return Optional.of(fields);
    }

    private static Reading judge(String header, Map<String, String> fields, Instant now) {
        Optional<Target> target = Target.of(fields.getOrDefault("target", ""));
        Optional<Fault> fault = Fault.of(fields.getOrDefault("fault", ""));
        String probability = fields.getOrDefault("p", "");
        String expiry = fields.getOrDefault("exp", "");
        if (target.isEmpty()
                || fault.isEmpty()
                || !PROBABILITY.matcher(probability).matches()
                || !EPOCH_SECONDS.matcher(expiry).matches()) {
            return new Reading.Refused(Refusal.MALFORMED);
        }
        Optional<Duration> added = added(fault.get(), fields);
        if (added.isEmpty()) {
            return new Reading.Refused(Refusal.MALFORMED);
        }
        Instant end = Instant.ofEpochSecond(Long.parseLong(expiry));
        if (!now.isBefore(end)) {
            return new Reading.Refused(Refusal.EXPIRED);
        }
        if (end.isAfter(now.plus(LONGEST_LIFE))) {
            return new Reading.Refused(Refusal.TOO_FAR_AHEAD);
        }
        return new Reading.Accepted(
                new ChaosSpec(target.get(), fault.get(), added.get(), Double.parseDouble(probability), header));
    }

    /** Latency needs {@code ms}, and nothing else may have it. */
    private static Optional<Duration> added(Fault fault, Map<String, String> fields) {
        String millis = fields.get("ms");
        if ((fault == Fault.LATENCY) != (millis != null)) {
            return Optional.empty();
        }
        if (millis == null) {
            return Optional.of(Duration.ZERO);
        }
        boolean inRange = MILLISECONDS.matcher(millis).matches() && Integer.parseInt(millis) <= LONGEST_LATENCY_MS;
        return inRange ? Optional.of(Duration.ofMillis(Integer.parseInt(millis))) : Optional.empty();
    }

    private byte[] signatureOf(String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            return mac.doFinal(text.getBytes(ISO_8859_1)); // as the bytes of a header are read
        } catch (GeneralSecurityException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
