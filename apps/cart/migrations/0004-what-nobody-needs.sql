-- When the configuration service was last told that the offers of this cart are needed; infinity where it was told until the end of an order's age.
ALTER TABLE cart ADD COLUMN offers_kept_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX cart_offers_kept ON cart (offers_kept_at);
CREATE INDEX cart_untouched ON cart (changed_at) WHERE revision = 1 AND opened_at IS NULL AND order_id IS NULL;
CREATE INDEX cart_ordered ON cart (order_id) WHERE order_id IS NOT NULL;
