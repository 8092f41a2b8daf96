-- An effect waits for its cause until the group has read up to the end that the log had then; an event of an unknown order waits for that (decision 113).
ALTER TABLE erp_waiting
  ALTER COLUMN cause DROP NOT NULL,
  ADD COLUMN log_ends jsonb,
  ADD COLUMN unknown_order uuid;
