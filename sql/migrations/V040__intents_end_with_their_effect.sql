-- What was meant is remembered while its effect stands. The back office ends disputes and reviews, and need neither know
-- of intents nor have a right to them: whoever means the same afterwards asks for something new.
CREATE FUNCTION ops.forget_intent() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    DELETE FROM ops.intents WHERE operation = TG_ARGV[0] AND effect_id = to_jsonb(NEW) ->> TG_ARGV[1];
    RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION ops.forget_intent() FROM PUBLIC;

CREATE TRIGGER intent_ends AFTER UPDATE OF status ON bank.disputes
    FOR EACH ROW WHEN (NEW.status NOT IN ('OPEN', 'UNDER_REVIEW', 'REFUNDED'))
    EXECUTE FUNCTION ops.forget_intent('raise_dispute', 'dispute_id');

CREATE TRIGGER intent_ends AFTER UPDATE OF status ON bank.reviews
    FOR EACH ROW WHEN (NEW.status NOT IN ('OPEN', 'IN_PROGRESS'))
    EXECUTE FUNCTION ops.forget_intent('flag_transaction_for_review', 'review_id');

DELETE FROM ops.intents i
 USING bank.disputes d
 WHERE i.operation = 'raise_dispute' AND i.effect_id = d.dispute_id
   AND d.status NOT IN ('OPEN', 'UNDER_REVIEW', 'REFUNDED');
DELETE FROM ops.intents i
 USING bank.reviews r
 WHERE i.operation = 'flag_transaction_for_review' AND i.effect_id = r.review_id
   AND r.status NOT IN ('OPEN', 'IN_PROGRESS');
