-- The order of a receipt of a withdrawal: those of one order within two minutes are one mail. Null in rows of before, each a mail of its own.
ALTER TABLE mail ADD COLUMN receipt_of uuid;
CREATE INDEX mail_receipts ON mail (receipt_of) WHERE receipt_of IS NOT NULL;
