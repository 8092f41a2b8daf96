-- Mails are sent many at a time; each belongs to the trace of its order all the same.
ALTER TABLE mail ADD COLUMN traceparent text;
