-- The truth about every report to somebody outside. No person is named: what is said is read from the order when it is sent.
CREATE TABLE report (
  order_id    uuid NOT NULL,
  kind        text NOT NULL, -- heureka, affiliate
  state       text NOT NULL CHECK (state IN ('due', 'sending', 'sent', 'refused', 'omitted')),
  tries       int NOT NULL DEFAULT 0,
  check_at    timestamptz,
  traceparent text,
  PRIMARY KEY (order_id, kind)
);
CREATE INDEX report_check ON report (check_at) WHERE check_at IS NOT NULL;
