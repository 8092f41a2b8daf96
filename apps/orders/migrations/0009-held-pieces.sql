-- What unpaid orders hold of the stock, by contact: a digest of an e-mail, a phone or an address of origin (decision 70). Rows end with
-- the hold: when money has come, the order has ended, its goods were released, or `until` has passed.
CREATE TABLE held_piece (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  contact  text NOT NULL,
  product  int NOT NULL,
  pieces   int NOT NULL CHECK (pieces > 0),
  until    timestamptz,
  PRIMARY KEY (order_id, contact, product)
);
CREATE INDEX held_piece_contact ON held_piece (contact);
CREATE INDEX held_piece_until ON held_piece (until) WHERE until IS NOT NULL;

-- Pieces by line that are taken from stock when the order is paid, and not before.
ALTER TABLE orders ADD COLUMN unheld jsonb NOT NULL DEFAULT '{}';
-- Proves that the shopper had the mail: it stands in its link and nowhere else. Null in orders of before.
ALTER TABLE orders ADD COLUMN mail_key text;
ALTER TABLE orders ADD COLUMN answered_at timestamptz;
-- Until then goods of an unpaid order are held whose mail nobody has answered; null where they are held as long as it may be paid.
ALTER TABLE orders ADD COLUMN held_until timestamptz;
-- Since when its goods are free for others although it may still be paid.
ALTER TABLE orders ADD COLUMN released_at timestamptz;
-- Why the shop has cancelled it, in the operator's words, and when.
ALTER TABLE orders ADD COLUMN cancelled jsonb;
