-- A cart goes twelve months after its last opening, unless it has become an order. Days, not moments: a reading shopper writes once a day.
ALTER TABLE cart ADD COLUMN opened_at timestamptz;
CREATE INDEX cart_last_used ON cart (GREATEST(changed_at, opened_at)) WHERE order_id IS NULL;
