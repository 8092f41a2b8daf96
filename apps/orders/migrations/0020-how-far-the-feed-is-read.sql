-- The last position that a reader of the feed has confirmed by its cursor, noted once a minute at most. No row: no reader yet.
CREATE TABLE erp_reader (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  position bigint NOT NULL,
  read_at timestamptz NOT NULL
);
