-- How far the event log went when the service last looked, and which records it has lost since (decision 112). One row.
CREATE TABLE event_log_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  cluster_id text NOT NULL,
  ends jsonb NOT NULL,
  -- Offsets of groups beyond the end, which are no new loss until they move.
  offsets_beyond_end jsonb NOT NULL DEFAULT '{}',
  lost text,
  lost_at timestamptz
);
