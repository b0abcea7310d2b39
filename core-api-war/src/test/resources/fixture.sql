-- 1: ordinary, the account with the movements. 2 and 3: likewise named. 4: restricted. 5: staff. 6: nothing but a name.
INSERT INTO bank.customers (customer_id, cif, full_name, date_of_birth, mobile, email, pan, aadhaar_last4, occupation,
                            city, state, pincode, customer_since, risk_rating, staff, restricted)
VALUES ('CUS-00000001', '1000000001', 'Lakshmi Narayanan', '1984-02-29', '9876504321', 'lakshmi@example.com',
        'ABCDE1234X', '5678', 'Teacher', 'Chennai', 'Tamil Nadu', '600001', '2011-04-01', 'LOW', false, false),
       ('CUS-00000002', '1000000002', 'Lakshmi Iyer', '1990-01-01', '9876514321', NULL,
        NULL, NULL, 'Engineer', 'Pune', 'Maharashtra', '411001', '2015-04-01', 'MEDIUM', false, false),
       ('CUS-00000003', '1000000003', 'Lakshmi Iyer', '1991-01-01', '9876524321', NULL,
        NULL, NULL, 'Engineer', 'Pune', 'Maharashtra', '411001', '2015-04-01', 'MEDIUM', false, false),
       ('CUS-00000004', '1000000004', 'Lakshmi Restricted', '1970-01-01', '9876534321', NULL,
        NULL, NULL, 'Minister', 'Delhi', 'Delhi', '110001', '2001-04-01', 'HIGH', false, true),
       ('CUS-00000005', '1000000005', 'Farhan Staff', '1985-01-01', '9876540005', NULL,
        NULL, NULL, 'Clerk', 'Delhi', 'Delhi', '110001', '2001-04-01', 'LOW', true, false),
       ('CUS-00000006', '1000000006', 'Zarin Wadia', '1985-01-01', '9876540006', NULL,
        NULL, NULL, 'Retired', 'Mumbai', 'Maharashtra', '400001', '2001-04-01', 'LOW', false, false);

INSERT INTO bank.kyc (customer_id, status, level, last_review_on, next_review_on)
SELECT customer_id, 'VERIFIED', 'FULL', '2025-01-01', '2027-01-01' FROM bank.customers;

INSERT INTO bank.kyc_documents (document_id, customer_id, document_type, status, submitted_on, verified_on, expires_on)
VALUES ('DOC-00000001', 'CUS-00000001', 'PAN_CARD', 'VERIFIED', '2024-12-01', '2024-12-03', NULL),
       ('DOC-00000002', 'CUS-00000001', 'PASSPORT', 'SUBMITTED', '2025-12-01', NULL, '2035-01-01'),
       ('DOC-00000003', 'CUS-00000004', 'PASSPORT', 'SUBMITTED', '2025-12-01', NULL, '2035-01-01');

-- 1 has movements, 2 has none, 4 and 5 belong to those whom not everybody sees.
INSERT INTO bank.accounts (account_id, customer_id, account_number, account_type, status, ifsc, branch, opened_on,
                           balance_paise)
VALUES ('ACC-000000001', 'CUS-00000001', '500000000011', 'SAVINGS', 'ACTIVE', 'HDFC0000001', 'T Nagar', '2011-04-01', 1000000),
       ('ACC-000000002', 'CUS-00000001', '500000000022', 'NRE', 'CLOSED', 'HDFC0000001', 'T Nagar', '2012-04-01', 0),
       ('ACC-000000004', 'CUS-00000004', '500000000044', 'CURRENT', 'ACTIVE', 'HDFC0000002', 'Karol Bagh', '2001-04-01', 500),
       ('ACC-000000005', 'CUS-00000005', '500000000055', 'SALARY', 'ACTIVE', 'HDFC0000002', 'Karol Bagh', '2001-04-01', 500);

-- One that stands, one released, one expired.
INSERT INTO bank.holds (hold_id, account_id, amount_paise, reason, placed_at, expires_at, released_at)
VALUES ('HLD-00000001', 'ACC-000000001', 25000, 'Card authorisation', '2026-01-01T00:00:00Z', NULL, NULL),
       ('HLD-00000002', 'ACC-000000001', 11111, 'Released', '2026-01-01T00:00:00Z', NULL, '2026-01-02T00:00:00Z'),
       ('HLD-00000003', 'ACC-000000001', 22222, 'Expired', '2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z', NULL);

-- 100 movements, seven to a microsecond, from 2026-03-31T18:00Z on, half an hour before April begins in India: an hour
-- from one microsecond to the next. Paise 100 to 10000. Every fifth a credit, every tenth failed, every third a shop.
INSERT INTO bank.transactions (txn_id, account_id, initiated_at, direction, amount_paise, rail, status, mcc, category,
                               counterparty_name, counterparty_vpa, counterparty_account, narration, reference)
SELECT 'TXN-' || lpad(n::text, 12, '0'), 'ACC-000000001',
       timestamptz '2026-03-31T18:00:00.123456Z' + ((n - 1) / 7) * interval '1 hour',
       CASE WHEN n % 5 = 0 THEN 'CREDIT' ELSE 'DEBIT' END, n * 100,
       CASE WHEN n % 2 = 0 THEN 'UPI' ELSE 'CARD' END,
       CASE WHEN n % 10 = 0 THEN 'FAILED' ELSE 'COMPLETED' END,
       CASE WHEN n % 3 = 0 THEN '5411' END, CASE WHEN n % 3 = 0 THEN 'Groceries' END,
       'Shop ' || n, 'shop' || n || '@okbank', NULL,
       CASE n WHEN 50 THEN '100%_off at Shop 50: PAN HCDPT9030E, rohan.mehta@example.com and rohan@okaxis.' ELSE 'Payment to shop ' || n END, '0000000' || lpad(n::text, 5, '0')
  FROM generate_series(1, 100) n;

INSERT INTO bank.transactions (txn_id, account_id, initiated_at, direction, amount_paise, rail, status, narration, reference)
VALUES ('TXN-000000000904', 'ACC-000000004', '2026-04-01T00:00:00Z', 'DEBIT', 777, 'NEFT', 'COMPLETED', 'Secret', 'UTR0000000904'),
       ('TXN-000000000905', 'ACC-000000005', '2026-04-01T00:00:00Z', 'DEBIT', 777, 'NEFT', 'COMPLETED', 'Secret', 'UTR0000000905');

-- One debit in each state, of the customer whom not everybody sees: nothing counts these.
INSERT INTO bank.transactions (txn_id, account_id, initiated_at, direction, amount_paise, rail, status, narration, reference)
SELECT 'TXN-00000000091' || n, 'ACC-000000004', '2026-04-02T00:00:00Z', 'DEBIT', 500, 'UPI', status, 'Payment', '00000000091' || n
  FROM unnest(ARRAY ['INITIATED', 'PENDING', 'FAILED', 'REVERSED', 'ON_HOLD', 'COMPLETED']) WITH ORDINALITY AS s (status, n);

INSERT INTO bank.transaction_history (txn_id, step, status, reached_at, reason)
VALUES ('TXN-000000000010', 1, 'INITIATED', '2026-03-31T19:00:00.123456Z', NULL),
       ('TXN-000000000010', 2, 'PENDING', '2026-03-31T19:00:01.5Z', NULL),
       ('TXN-000000000010', 3, 'FAILED', '2026-03-31T19:00:03Z', 'Insufficient funds');

-- 1 to 4 on the ordinary customer, two of them at one microsecond; 5 on the restricted one.
INSERT INTO bank.aml_alerts (alert_id, customer_id, typology, severity, status, score, raised_at, narrative,
                             transaction_count, amount_paise)
VALUES ('ALT-00000001', 'CUS-00000001', 'STRUCTURING', 'HIGH', 'OPEN', 81, '2026-04-02T00:00:00.000001Z', 'Many small ones', 2, 300),
       ('ALT-00000002', 'CUS-00000001', 'MULE_ACCOUNT', 'LOW', 'CLOSED', 20, '2026-04-02T00:00:00.000001Z', 'Passed through', 1, 100),
       ('ALT-00000003', 'CUS-00000001', 'RAPID_MOVEMENT', 'CRITICAL', 'OPEN', 97, '2026-04-03T00:00:00Z', 'In and out', 1, 100),
       ('ALT-00000004', 'CUS-00000002', 'ROUND_TRIPPING', 'MEDIUM', 'ESCALATED', 50, '2026-04-01T00:00:00Z', 'In a circle', 1, 100),
       ('ALT-00000005', 'CUS-00000004', 'STRUCTURING', 'CRITICAL', 'OPEN', 99, '2026-04-04T00:00:00Z', 'Not for everybody', 1, 777);

INSERT INTO bank.aml_alert_transactions (alert_id, txn_id)
VALUES ('ALT-00000001', 'TXN-000000000001'), ('ALT-00000001', 'TXN-000000000020'),
       ('ALT-00000005', 'TXN-000000000904');

-- One document of each class about the same thing, one of another department, and one whose words are its own.
SET app.kb_ceiling = '3';
INSERT INTO kb.documents (department, doc_code, title, body, classification, version, effective_on, owner)
VALUES ('aml', 'AML-PUB-01', 'Cash reporting for everybody', '# Cash' || chr(10) || 'Report cash.', 0, 1, '2026-01-01', 'MLRO'),
       ('aml', 'AML-INT-01', 'Cash reporting at the counter', 'Report cash.', 1, 2, '2026-01-01', 'MLRO'),
       ('aml', 'AML-CON-01', 'Cash reporting thresholds', 'Report cash.', 2, 1, '2026-01-01', 'MLRO'),
       ('aml', 'AML-RES-01', 'Cash reporting under seal', 'Report cash zanzibar.', 3, 1, '2026-01-01', 'MLRO'),
       ('kyc', 'KYC-INT-01', 'Periodic review', 'Review customers.', 1, 1, '2026-01-01', 'Head of KYC');
INSERT INTO kb.chunks (document_id, position, title, heading, content, classification)
SELECT document_id, 0, title, 'Duty', 'Cash above the threshold is reported within seven days by the branch.', classification
  FROM kb.documents WHERE department = 'aml';
INSERT INTO kb.chunks (document_id, position, title, heading, content, classification)
SELECT document_id, 0, title, NULL, 'Every customer is reviewed; high risk ones each year. Cash plays no part.', classification
  FROM kb.documents WHERE department = 'kyc';
INSERT INTO kb.chunks (document_id, position, title, heading, content, classification)
SELECT document_id, 1, title, 'Seal', 'The word zanzibar opens the sealed file.', classification
  FROM kb.documents WHERE doc_code = 'AML-RES-01';
RESET app.kb_ceiling;
