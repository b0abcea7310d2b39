-- Both keys are written in the transaction of the effect: only successes are remembered.
-- The client's own key, kept 7 days.
CREATE TABLE ops.client_keys (
    client_id   text NOT NULL,
    subject     text NOT NULL,
    operation   text NOT NULL CHECK (operation ~ '^[a-z_]+$'),
    key         uuid NOT NULL,
    -- SHA-256 over the canonical arguments, without key and confirm.
    fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
    result      jsonb NOT NULL,
    created_at  timestamptz NOT NULL DEFAULT now(),
    expires_at  timestamptz NOT NULL DEFAULT now() + interval '7 days',
    PRIMARY KEY (client_id, subject, operation, key)
);

CREATE INDEX client_keys_expiry ON ops.client_keys (expires_at);

-- What was meant, whoever asked and under whichever key; deleted when its effect is undone.
CREATE TABLE ops.intents (
    operation  text NOT NULL CHECK (operation ~ '^[a-z_]+$'),
    -- SHA-256 over what makes two calls the same deed.
    intent     bytea NOT NULL CHECK (octet_length(intent) = 32),
    effect_id  text NOT NULL,
    result     jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (operation, intent)
);

CREATE INDEX intents_of_effect ON ops.intents (effect_id);
