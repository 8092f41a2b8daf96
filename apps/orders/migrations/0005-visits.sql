-- What reports to others need beside the order: whether it is real, and who is credited with it.
ALTER TABLE orders ADD COLUMN visit jsonb;
CREATE INDEX orders_visitor ON orders (placed_at) WHERE visit ->> 'affiliateVisitor' IS NOT NULL;
