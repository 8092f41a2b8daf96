ALTER TABLE payment ADD COLUMN refunds_failed int NOT NULL DEFAULT 0;
