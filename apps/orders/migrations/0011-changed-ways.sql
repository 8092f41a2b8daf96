-- How often an order's way to be paid was changed, which has an end: each change opens the deadline anew.
ALTER TABLE orders ADD COLUMN ways_changed int NOT NULL DEFAULT 0;
