-- What visitors write to the shop (FEED-01), with where they wrote it. Personal: nothing else here holds it, and a job ends it after twelve months.
CREATE TABLE feedback (
  id               uuid PRIMARY KEY, -- its mail's, too
  change_id        text NOT NULL UNIQUE, -- of the request, so that a repeat sends nothing twice
  shop_id          int NOT NULL,
  name             text NOT NULL,
  phone            text NOT NULL,
  email            text NOT NULL,
  message          text NOT NULL,
  configuration_id text,
  log_id           text,
  browser          text NOT NULL,
  host             text NOT NULL,
  screen           text NOT NULL,
  written_at       timestamptz NOT NULL
);
CREATE INDEX feedback_written ON feedback (written_at);
CREATE INDEX feedback_email ON feedback (lower(email));
