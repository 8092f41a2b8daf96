-- Whose order is still being carried out and who has asked to be erased: done_at is set when the order has ended and it is done.
CREATE TABLE erasure (
  order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  done_at  timestamptz
);
CREATE INDEX erasure_open ON erasure (asked_at) WHERE done_at IS NULL;
-- By whom orders are found who ask what is known of them.
CREATE INDEX orders_email ON orders (lower(data ->> 'email'));
