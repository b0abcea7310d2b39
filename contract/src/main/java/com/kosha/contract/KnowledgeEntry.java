package com.kosha.contract;

/** A document as a listing names it: where it is, and what it is about. */
public record KnowledgeEntry(String department, String docCode, String title) {}
