-- When a preliminary order was gone through with its shopper. Null until somebody has said so.
ALTER TABLE orders ADD COLUMN checked_at timestamptz;
