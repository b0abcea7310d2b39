-- core-api is ready only on the version that it was built for, so it may read which one this is.
DO $$
BEGIN
    IF to_regclass('ops.schema_history') IS NOT NULL THEN
        GRANT SELECT ON ops.schema_history TO kosha_app;
    END IF;
END
$$;
