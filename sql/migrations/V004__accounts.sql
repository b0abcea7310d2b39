CREATE TABLE bank.accounts (
    account_id     text COLLATE "C" PRIMARY KEY CHECK (account_id ~ '^ACC-[0-9]{9}$'),
    customer_id    text COLLATE "C" NOT NULL REFERENCES bank.customers,
    account_number text NOT NULL UNIQUE CHECK (account_number ~ '^[0-9]{11,16}$'),
    account_type   text NOT NULL CHECK (account_type IN ('SAVINGS', 'SALARY', 'CURRENT', 'NRE', 'NRO')),
    status         text NOT NULL CHECK (status IN ('ACTIVE', 'DORMANT', 'FROZEN', 'CLOSED')),
    ifsc           text NOT NULL CHECK (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
    branch         text NOT NULL,
    opened_on      date NOT NULL,
    -- The sum of the completed movements, in paise.
    balance_paise  bigint NOT NULL
);

CREATE INDEX accounts_of_customer ON bank.accounts (customer_id, account_id);

-- Money that is in an account but cannot be spent. A hold stands until it is released or expires.
CREATE TABLE bank.holds (
    hold_id      text COLLATE "C" PRIMARY KEY CHECK (hold_id ~ '^HLD-[0-9]{8}$'),
    account_id   text COLLATE "C" NOT NULL REFERENCES bank.accounts,
    amount_paise bigint NOT NULL CHECK (amount_paise > 0),
    reason       text NOT NULL CHECK (length(reason) <= 200),
    placed_at    timestamptz NOT NULL,
    expires_at   timestamptz CHECK (expires_at > placed_at),
    released_at  timestamptz CHECK (released_at >= placed_at)
);

CREATE INDEX holds_of_account ON bank.holds (account_id, placed_at) WHERE released_at IS NULL;
