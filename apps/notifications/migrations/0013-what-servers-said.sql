-- When a mail left; what the mail server said when it did not take it, and since when it does not; how often people have sent it again.
ALTER TABLE mail
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN said text,
  ADD COLUMN failing_since timestamptz,
  ADD COLUMN copies int NOT NULL DEFAULT 0;
