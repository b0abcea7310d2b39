package com.kosha.contract;

/**
 * What a score is made of.
 *
 * @param name how much alike the names are, 0 to 1
 * @param date of birth or of incorporation
 */
public record ScreeningFeatures(double name, Agreement date, Agreement country) {}
