-- core-api sends refunds only to the version that it was built for, so it may read which one this is.
DO $$
BEGIN
    IF to_regclass('ledger.schema_history') IS NOT NULL THEN
        GRANT SELECT ON ledger.schema_history TO kosha_ledger_app;
    END IF;
END
$$;
