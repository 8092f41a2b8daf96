-- The day from which production counts; null in orders that were confirmed before it was kept.
ALTER TABLE orders ADD COLUMN confirmed_at timestamptz;
