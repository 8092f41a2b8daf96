-- What is no event has no ids to park it by: it is kept by its place in the log, as the bytes that stand there.
ALTER TABLE dead_letter
  ALTER event_id DROP NOT NULL,
  ALTER key DROP NOT NULL,
  ALTER type DROP NOT NULL,
  ALTER headers DROP NOT NULL,
  ALTER data DROP NOT NULL,
  ADD raw json, -- key, value and headers in base64; not jsonb, which takes no NUL in the name of a header
  ADD CHECK (num_nonnulls(event_id, raw) = 1);
CREATE UNIQUE INDEX ON dead_letter (consumer_group, topic, partition, "offset") WHERE raw IS NOT NULL;
COMMENT ON COLUMN dead_letter.cause IS 'schema, fault, behind (waits for an earlier event of its key), or malformed';

ALTER TABLE dead_letter_action
  ALTER event_id DROP NOT NULL,
  ALTER type DROP NOT NULL,
  ALTER key DROP NOT NULL,
  ADD topic text,
  ADD partition int,
  ADD "offset" bigint;
