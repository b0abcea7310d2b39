-- What the ledger says of refunds, a line each that stands by its entries: to be compared with ../refund-books.sql.
SELECT p.refund_id, p.dispute_id, sum(e.amount_paise) AS amount_paise
  FROM ledger.payments p JOIN ledger.entries e USING (refund_id)
 GROUP BY p.refund_id HAVING sum(e.amount_paise) <> 0 ORDER BY p.refund_id;
