-- One that was never changed and never opened on a later day ends within days: pages make one for whoever only looks.
ALTER TABLE configuration ADD COLUMN opened_at timestamptz;
CREATE INDEX configuration_untouched ON configuration (changed_at) WHERE revision = 1 AND opened_at IS NULL;

-- Carts say from time to time which offers they hold, and for how long they need them.
ALTER TABLE offer ADD COLUMN needed_until timestamptz NOT NULL DEFAULT now() + interval '90 days';
CREATE INDEX offer_needed ON offer (needed_until) WHERE NOT for_saving;
CREATE INDEX saved_offer_offers ON saved_offer USING gin (jsonb_path_query_array(elements, '$[*].offerId'));
CREATE INDEX saved_letter_written ON saved_letter (written_at);
CREATE INDEX ended_offer_valid ON ended_offer (valid_until);
