-- Every version that was ever live: offers and orders name theirs.
CREATE TABLE price_list (
  version   text PRIMARY KEY,
  data      jsonb NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now()
);
