-- When more pieces are expected; a sold-out product tells it.
ALTER TABLE stock_level ADD COLUMN expected date;
