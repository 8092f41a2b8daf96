-- The cause of a release by time alone.
ALTER TABLE reservation ADD COLUMN last_event jsonb;
