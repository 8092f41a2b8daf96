-- Topics are read side by side: what is heard of before its cause stands here until the cause is in the feed.
CREATE TABLE erp_waiting (
  event_id uuid PRIMARY KEY,
  cause uuid NOT NULL,
  type text NOT NULL,
  headers jsonb NOT NULL,
  data jsonb NOT NULL,
  since timestamptz NOT NULL
);
CREATE INDEX erp_waiting_cause ON erp_waiting (cause);
CREATE INDEX erp_waiting_since ON erp_waiting (since);
