-- Orders of the synthetic shopper, which have an age of their own.
CREATE INDEX orders_synthetic ON orders (id) WHERE visit ->> 'synthetic' IS NOT NULL;
