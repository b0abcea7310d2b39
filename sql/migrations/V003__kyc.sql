CREATE TABLE bank.kyc (
    customer_id    text COLLATE "C" PRIMARY KEY REFERENCES bank.customers,
    status         text NOT NULL CHECK (status IN ('PENDING', 'VERIFIED', 'EXPIRED', 'REJECTED')),
    level          text NOT NULL CHECK (level IN ('MINIMUM', 'FULL', 'VIDEO')),
    last_review_on date,
    next_review_on date,
    CHECK (next_review_on > last_review_on)
);

-- What is known about a document. Its bytes and its number stay in the archive.
CREATE TABLE bank.kyc_documents (
    document_id   text COLLATE "C" PRIMARY KEY CHECK (document_id ~ '^DOC-[0-9]{8}$'),
    customer_id   text COLLATE "C" NOT NULL REFERENCES bank.customers,
    document_type text NOT NULL CHECK (document_type IN (
        'PAN_CARD', 'AADHAAR_MASKED', 'PASSPORT', 'VOTER_ID', 'DRIVING_LICENCE', 'UTILITY_BILL', 'PHOTOGRAPH')),
    status        text NOT NULL CHECK (status IN ('SUBMITTED', 'VERIFIED', 'REJECTED', 'EXPIRED')),
    submitted_on  date NOT NULL,
    verified_on   date CHECK (verified_on >= submitted_on),
    expires_on    date
);

CREATE INDEX kyc_documents_of_customer ON bank.kyc_documents (customer_id, submitted_on DESC, document_id DESC);
