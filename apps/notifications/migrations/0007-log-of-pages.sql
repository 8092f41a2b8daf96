-- What pages report of failures (LOG-01), without personal data; feedback names an entry. A job ends each after twelve months.
CREATE TABLE log_entry (
  id         text PRIMARY KEY,
  shop_id    int NOT NULL,
  host       text NOT NULL,
  browser    text NOT NULL,
  page_time  text NOT NULL, -- by the page's own clock
  data       text NOT NULL, -- JSON, cut where it was too long
  written_at timestamptz NOT NULL
);
CREATE INDEX log_entry_written ON log_entry (written_at);
