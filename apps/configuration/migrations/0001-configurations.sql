-- Every version that was ever live: configurations, offers and orders name theirs.
CREATE TABLE catalogue (
  version   text PRIMARY KEY,
  data      jsonb NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE configuration (
  id         text PRIMARY KEY,
  shop_id    smallint NOT NULL,
  revision   int NOT NULL DEFAULT 1,
  content    jsonb NOT NULL,
  change_ids text[] NOT NULL DEFAULT '{}', -- the latest changes, so that a repeated one is known
  changed_at timestamptz NOT NULL
);

-- What went into a cart, never changed again; its pictures are made from it.
CREATE TABLE offer (
  id               text PRIMARY KEY,
  configuration_id text NOT NULL,
  content          jsonb NOT NULL,
  made_at          timestamptz NOT NULL
);
