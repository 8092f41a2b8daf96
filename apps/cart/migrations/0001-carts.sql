-- One row is one cart: it is always read and changed as a whole, and a revision guards each change.
CREATE TABLE cart (
  id         text PRIMARY KEY,
  shop_id    smallint NOT NULL,
  revision   int NOT NULL DEFAULT 1,
  content    jsonb NOT NULL,
  change_ids text[] NOT NULL DEFAULT '{}', -- the latest changes, so that a repeated one is known
  hold_key   text,                         -- the order that is being placed, while held_until lasts
  held_until timestamptz,
  order_id   uuid,                         -- set for ever once the cart has become an order
  changed_at timestamptz NOT NULL
);
