-- The payment method whose gateway refused to open a session for this order: the same request would be refused again.
ALTER TABLE orders ADD COLUMN refused_method text;
