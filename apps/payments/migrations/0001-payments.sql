-- One try to collect what an order owes. The row is there before anybody outside is asked.
CREATE TABLE payment (
  id             uuid PRIMARY KEY,
  version        int NOT NULL DEFAULT 0,
  order_id       uuid NOT NULL,
  attempt        int NOT NULL,
  provider       text NOT NULL,
  state          text NOT NULL,
  amount         bigint NOT NULL CHECK (amount > 0),
  currency       text NOT NULL,
  paid           bigint NOT NULL DEFAULT 0,
  refunded       bigint NOT NULL DEFAULT 0 CHECK (refunded <= paid),
  to_refund      bigint NOT NULL DEFAULT 0,
  provider_id    text,
  gateway_status text,
  gateway_url    text,
  order_over     bool NOT NULL DEFAULT false,
  tries          int NOT NULL DEFAULT 0,
  check_at       timestamptz,
  UNIQUE (order_id, attempt),
  UNIQUE (provider, provider_id)
);
-- Never two sessions of one order in which a shopper could pay.
CREATE UNIQUE INDEX payment_living ON payment (order_id) WHERE state IN ('new', 'opening', 'unknown', 'open', 'awaiting');
CREATE INDEX payment_check ON payment (check_at) WHERE check_at IS NOT NULL;

-- Each credit on the bank statement counts once.
CREATE TABLE transfer_receipt (
  reference  text PRIMARY KEY,
  payment_id uuid NOT NULL,
  amount     bigint NOT NULL
);
