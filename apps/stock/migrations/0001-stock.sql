CREATE TABLE stock_level (
  product  int PRIMARY KEY,
  on_hand  int NOT NULL,
  reserved int NOT NULL DEFAULT 0,
  sold     int NOT NULL DEFAULT 0 CHECK (sold >= 0),
  CHECK (reserved BETWEEN 0 AND on_hand) -- the last guard, should a writer forget to look
);

CREATE TABLE reservation (
  order_id   uuid PRIMARY KEY,
  version    int NOT NULL,
  state      text NOT NULL CHECK (state IN ('active', 'released', 'sold')),
  lines      jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX reservation_expiry ON reservation (expires_at) WHERE state = 'active';
