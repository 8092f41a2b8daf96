CREATE TABLE orders (
  id              uuid PRIMARY KEY,
  version         int NOT NULL,
  number          text NOT NULL UNIQUE,
  shop_id         int NOT NULL,
  token           text NOT NULL UNIQUE,
  cart_id         text NOT NULL UNIQUE, -- one cart becomes one order, even under a lost or changed key
  idempotency_key text NOT NULL UNIQUE,
  request_hash    text NOT NULL,
  kind            text NOT NULL,
  saga            text NOT NULL,
  payment         text NOT NULL,
  method          text NOT NULL,
  share           float8 NOT NULL,
  currency        text NOT NULL,
  total           bigint NOT NULL,
  due_now         bigint NOT NULL,
  due_later       bigint NOT NULL,
  paid            bigint NOT NULL DEFAULT 0,
  rest_payment    text,
  cart            jsonb NOT NULL,
  back_ordered    jsonb NOT NULL DEFAULT '{}',
  data            jsonb NOT NULL, -- the only place with names, addresses and e-mails
  placed_at       timestamptz NOT NULL,
  due_at          timestamptz
);
CREATE INDEX orders_due ON orders (due_at) WHERE due_at IS NOT NULL;

-- The row lock keeps the numbers of a shop and year without gaps: a rolled back order gives its number back.
CREATE TABLE order_count (
  shop_id int NOT NULL,
  year    int NOT NULL,
  count   int NOT NULL,
  PRIMARY KEY (shop_id, year)
);

CREATE TABLE erp_event (
  position bigint PRIMARY KEY,
  event_id uuid NOT NULL UNIQUE,
  type     text NOT NULL,
  headers  jsonb NOT NULL,
  data     jsonb NOT NULL
);

-- Positions are given under this row's lock: dense, and visible in their order, so that a reader misses none.
CREATE TABLE erp_feed (
  only_row bool PRIMARY KEY DEFAULT true CHECK (only_row),
  last     bigint NOT NULL
);
INSERT INTO erp_feed (last) VALUES (0);
