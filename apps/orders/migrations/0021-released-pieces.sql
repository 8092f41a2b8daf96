-- What an order held until stock released it: a late answer of its mail is counted with all that its contacts hold by then. Rows end with
-- the order's claim: it is paid, has ended or takes the pieces back.
CREATE TABLE released_piece (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  contact  text NOT NULL,
  product  int NOT NULL,
  pieces   int NOT NULL CHECK (pieces > 0),
  until    timestamptz,
  PRIMARY KEY (order_id, contact, product)
);
