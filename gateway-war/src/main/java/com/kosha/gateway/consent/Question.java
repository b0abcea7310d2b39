package com.kosha.gateway.consent;

import com.kosha.gateway.policy.Masking;

/**
 * What a person is asked before anything is changed.
 *
 * @param deed what will be done, as one sentence of ours, which may hold ids and amounts
 * @param reason in the words of whoever asked for it, with what looks like personal data hidden
 */
public record Question(String deed, String reason) {
    public Question {
        reason = Masking.words(reason); // all of it: how long it may be is the tool's own schema's
    }

    /** As the person reads it. */
    public String inWords() {
        return deed + "\nThe reason given: " + reason + "\nNothing is done unless you agree.";
    }
}
