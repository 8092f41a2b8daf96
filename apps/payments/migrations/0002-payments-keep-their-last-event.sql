-- The cause of what follows when a provider, a bank statement or the time says so, and no event.
ALTER TABLE payment ADD COLUMN last_event jsonb;
