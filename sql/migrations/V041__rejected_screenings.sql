-- A rejected screening stays blocked, and nobody has it asked again: its name goes, and what it was known again by.
ALTER TABLE bank.screenings
    DROP CONSTRAINT screenings_check3,
    ADD CHECK (name IS NOT NULL OR status <> 'DEFERRED'),
    ADD CHECK (name IS NULL OR status NOT IN ('CLEAR', 'POTENTIAL_MATCH'));

UPDATE bank.screenings s
   SET name = NULL, born_or_founded = NULL, country = NULL, fingerprint = NULL
 WHERE s.status = 'BLOCKED'
   AND EXISTS (SELECT FROM ops.review_queue q
                WHERE q.kind = 'SCREENING' AND q.reference = s.screening_id AND q.state = 'REJECTED');
