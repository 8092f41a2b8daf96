-- When its provider was last asked about a payment: once in a few seconds is enough, whoever wants to know and in whatever process.
ALTER TABLE payment ADD COLUMN asked_at timestamptz;
