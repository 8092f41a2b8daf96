-- A credit on the bank statement is a payment of its own, which is no try to collect: it has no number among them.
ALTER TABLE payment ALTER COLUMN attempt DROP NOT NULL;
