-- When the order of the synthetic shopper ended: its payments have an age of their own.
ALTER TABLE payment ADD COLUMN synthetic_ended_at timestamptz;
CREATE INDEX payment_synthetic ON payment (synthetic_ended_at) WHERE synthetic_ended_at IS NOT NULL;
