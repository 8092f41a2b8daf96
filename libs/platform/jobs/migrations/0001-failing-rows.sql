-- Rows that sweeps of this service have tried in vain. A row that has succeeded is deleted here.
CREATE TABLE failing_row (
  task          text NOT NULL,
  row_id        text NOT NULL,
  tries         int NOT NULL,
  failing_since timestamptz NOT NULL,
  -- When it is tried again; null where it is parked until a person has repaired it.
  again_at      timestamptz,
  reason        text NOT NULL,
  PRIMARY KEY (task, row_id)
);
