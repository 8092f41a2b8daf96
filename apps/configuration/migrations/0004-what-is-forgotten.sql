-- What is left of a dated offer that was forgotten: enough to say when it ended, and what it was of.
CREATE TABLE ended_offer (
  id          text PRIMARY KEY,
  shop_id     smallint NOT NULL,
  valid_until text NOT NULL,
  product     text NOT NULL
);

-- Offers that carts and orders hold stay; one that was made for a dated offer alone goes with that.
ALTER TABLE offer ADD COLUMN for_saving boolean NOT NULL DEFAULT false;
CREATE INDEX offer_configuration ON offer (configuration_id);
CREATE INDEX configuration_changed ON configuration (changed_at);
