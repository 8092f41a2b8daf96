-- Which version holds from when: the newest date that has come wins, and of the same date the row that was written last.
CREATE TABLE price_list_release (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version     text NOT NULL REFERENCES price_list,
  holds_from  timestamptz NOT NULL,
  by_operator boolean NOT NULL DEFAULT false -- then starts of the service release nothing any more
);
INSERT INTO price_list_release (version, holds_from) SELECT version, loaded_at FROM price_list ORDER BY loaded_at;
