-- Money may come in parts: each has a mail, as each refund has.
DROP INDEX mail_once;
CREATE UNIQUE INDEX mail_once ON mail (order_id, kind) WHERE kind NOT IN ('money-returned', 'part-received');
