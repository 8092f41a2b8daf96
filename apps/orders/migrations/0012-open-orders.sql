-- What has not ended, for those who watch: few of all orders.
CREATE INDEX orders_open ON orders (saga, shop_id) WHERE saga NOT IN ('confirmed', 'expired', 'cancelled', 'refunded');
