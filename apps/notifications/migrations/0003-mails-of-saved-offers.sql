-- A mail is about an order or, since saved configurations, about a letter of the configuration service.
ALTER TABLE mail ALTER COLUMN order_id DROP NOT NULL;
ALTER TABLE mail ADD COLUMN letter_id uuid UNIQUE;
