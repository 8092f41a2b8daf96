-- The cause of what follows without another event: the end of an order whose deadline has passed.
ALTER TABLE orders ADD COLUMN last_event jsonb;
