-- A cart that became an order of the synthetic shopper has an age of its own.
ALTER TABLE cart ADD COLUMN synthetic bool;
CREATE INDEX cart_synthetic ON cart (order_id) WHERE synthetic;
