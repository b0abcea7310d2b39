-- Row visibility. Staff and restricted customers exist only for a session in which app.sees_restricted is 'on';
-- unset, the ordinary ones are seen. Plain views: a security barrier would keep the trigram index from being used.
CREATE FUNCTION bank.ordinary_or_allowed(staff boolean, restricted boolean) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
RETURN (NOT staff AND NOT restricted) OR coalesce(current_setting('app.sees_restricted', true), '') = 'on';

CREATE VIEW visible.customers AS
SELECT c.customer_id, c.cif, c.full_name, c.name_sounds, c.date_of_birth, c.mobile, c.email, c.pan,
       c.occupation, c.city, c.state, c.pincode, c.customer_since, c.risk_rating, k.status AS kyc_status
  FROM bank.customers c
  JOIN bank.kyc k USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

CREATE VIEW visible.kyc AS
SELECT c.customer_id, k.status, k.level, c.risk_rating, k.last_review_on, k.next_review_on, c.pan, c.aadhaar_last4
  FROM bank.customers c
  JOIN bank.kyc k USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

CREATE VIEW visible.kyc_documents AS
SELECT d.document_id, d.customer_id, d.document_type, d.status, d.submitted_on, d.verified_on, d.expires_on
  FROM bank.kyc_documents d
  JOIN bank.customers c USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

CREATE VIEW visible.accounts AS
SELECT a.account_id, a.customer_id, a.account_number, a.account_type, a.status, a.ifsc, a.branch, a.opened_on,
       a.balance_paise
  FROM bank.accounts a
  JOIN bank.customers c USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

CREATE VIEW visible.holds AS
SELECT h.hold_id, h.account_id, h.amount_paise, h.reason, h.placed_at, h.expires_at, h.released_at
  FROM bank.holds h
  JOIN bank.accounts a USING (account_id)
  JOIN bank.customers c USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

CREATE VIEW visible.transactions AS
SELECT t.txn_id, t.account_id, t.initiated_at, t.direction, t.amount_paise, t.rail, t.status, t.mcc, t.category,
       t.counterparty_name, t.counterparty_vpa, t.counterparty_account, t.counterparty_ifsc, t.narration, t.reference
  FROM bank.transactions t
  JOIN bank.accounts a USING (account_id)
  JOIN bank.customers c USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

CREATE VIEW visible.transaction_history AS
SELECT h.txn_id, h.step, h.status, h.reached_at, h.reason
  FROM bank.transaction_history h
  JOIN bank.transactions t USING (txn_id)
  JOIN bank.accounts a USING (account_id)
  JOIN bank.customers c USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

CREATE VIEW visible.aml_alerts AS
SELECT l.alert_id, l.customer_id, c.full_name AS customer_name, l.typology, l.severity, l.status, l.score,
       l.raised_at, l.narrative, l.transaction_count, l.amount_paise
  FROM bank.aml_alerts l
  JOIN bank.customers c USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

-- The triggering movements of the alerts that can be seen; the movement itself is read from visible.transactions.
CREATE VIEW visible.aml_alert_transactions AS
SELECT x.alert_id, x.txn_id
  FROM bank.aml_alert_transactions x
  JOIN bank.aml_alerts l USING (alert_id)
  JOIN bank.customers c USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

CREATE VIEW visible.disputes AS
SELECT d.dispute_id, d.txn_id, d.reason_code, d.narrative, d.amount_paise, d.status, d.raised_by, d.client_id,
       d.raised_at, d.updated_at
  FROM bank.disputes d
  JOIN bank.transactions t USING (txn_id)
  JOIN bank.accounts a USING (account_id)
  JOIN bank.customers c USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);
