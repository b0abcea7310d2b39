-- What the bank's database says of refunds, a line each that stands: to be compared with ledger/payment-books.sql.
SELECT refund_id, dispute_id, amount_paise FROM bank.refunds WHERE status IN ('PENDING', 'COMPLETED') ORDER BY refund_id;
