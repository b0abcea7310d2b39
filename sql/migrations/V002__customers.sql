-- How the words of a name sound, so that "laxmi" finds "Lakshmi" and "Sathish" finds "Satish". Indian spellings waver
-- between s and sh, t and th, which Double Metaphone keeps apart.
CREATE FUNCTION bank.name_sounds(name text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
    SELECT coalesce(array_agg(DISTINCT public.dmetaphone(
               pg_catalog.replace(pg_catalog.replace(word, 'sh', 's'), 'th', 't'))), '{}')
      FROM pg_catalog.regexp_split_to_table(pg_catalog.lower(name), '[^a-z]+') AS word
     WHERE pg_catalog.length(word) > 1
$$;

CREATE TABLE bank.customers (
    customer_id    text COLLATE "C" PRIMARY KEY CHECK (customer_id ~ '^CUS-[0-9]{8}$'),
    cif            text NOT NULL UNIQUE CHECK (cif ~ '^[0-9]{10}$'),
    full_name      text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
    name_sounds    text[] NOT NULL GENERATED ALWAYS AS (bank.name_sounds(full_name)) STORED,
    date_of_birth  date NOT NULL,
    mobile         text NOT NULL CHECK (mobile ~ '^[6-9][0-9]{9}$'),
    email          text CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
    pan            text UNIQUE CHECK (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
    -- Four digits and never more: the whole number must not exist anywhere in the bank's own data.
    aadhaar_last4  text CHECK (aadhaar_last4 ~ '^[0-9]{4}$'),
    occupation     text NOT NULL,
    city           text NOT NULL,
    state          text NOT NULL,
    pincode        text NOT NULL CHECK (pincode ~ '^[1-9][0-9]{5}$'),
    customer_since date NOT NULL,
    risk_rating    text NOT NULL CHECK (risk_rating IN ('LOW', 'MEDIUM', 'HIGH')),
    staff          boolean NOT NULL DEFAULT false,
    restricted     boolean NOT NULL DEFAULT false
);

CREATE INDEX customers_name_trigrams ON bank.customers USING gin (lower(full_name) public.gin_trgm_ops);
CREATE INDEX customers_name_sounds ON bank.customers USING gin (name_sounds);
CREATE INDEX customers_mobile_last4 ON bank.customers (right(mobile, 4), customer_id);
