-- Every payment that came for the order, so that each counts once and goes back by the way it came.
ALTER TABLE orders ADD COLUMN receipts jsonb NOT NULL DEFAULT '[]';
