package com.kosha.screening.normalize;

/** A word of a name, and how it sounds: worked out once, since a list's names are compared again and again. */
public record Word(String text, Sound sound) {

    static Word of(String text) {
        return new Word(text, Sound.of(text));
    }

    /** Whether the two sound alike; words of two letters do too often. */
    public boolean soundsLike(Word that) {
        return length() > 1 && that.length() > 1 && length() + that.length() > 4 && sound.like(that.sound);
    }

    /** Whether one is the other's first letter. */
    public boolean abbreviates(Word that) {
        return (text.length() == 1 || that.text.length() == 1) && text.charAt(0) == that.text.charAt(0);
    }

    public int length() {
        return text.length();
    }
}
