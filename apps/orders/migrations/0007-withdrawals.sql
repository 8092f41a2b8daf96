-- What shoppers have withdrawn from (2011/83/EU Art. 11a). Written under the lock of the order's row, so that nothing is withdrawn from twice.
CREATE TABLE withdrawal (
  id              uuid PRIMARY KEY,
  order_id        uuid NOT NULL REFERENCES orders,
  idempotency_key text NOT NULL,
  name            text NOT NULL, -- as the shopper wrote it
  declared_at     timestamptz NOT NULL,
  pieces          jsonb NOT NULL,
  whole           bool NOT NULL,
  amount          bigint NOT NULL,
  UNIQUE (order_id, idempotency_key)
);
