-- Who is sent the link to a cart. Personal: only the mail needs it, and it goes soon after.
CREATE TABLE cart_letter (
  id         uuid PRIMARY KEY,
  cart_id    text NOT NULL,
  change_id  text NOT NULL,
  name       text NOT NULL,
  email      text NOT NULL,
  note       text NOT NULL,
  written_at timestamptz NOT NULL,
  UNIQUE (cart_id, change_id)
);
CREATE INDEX cart_letter_email ON cart_letter (lower(email));
CREATE INDEX cart_letter_written ON cart_letter (written_at);
