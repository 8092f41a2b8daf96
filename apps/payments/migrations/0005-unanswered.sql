-- Money that came and whose order has not said so, for those who watch: none, as a rule.
CREATE INDEX payment_unanswered ON payment (order_id) WHERE state = 'paid' AND NOT order_over;
