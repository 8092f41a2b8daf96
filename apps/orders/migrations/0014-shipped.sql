-- When its goods left the house, or lay ready to be fetched: {at, arrives, parcel}. Null until somebody has said so.
ALTER TABLE orders ADD COLUMN shipped jsonb;
