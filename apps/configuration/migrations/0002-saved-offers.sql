-- What was offered on a day: copies that nothing later reaches. It names nobody, and goes twelve months after its last opening.
CREATE TABLE saved_offer (
  id                text PRIMARY KEY,
  shop_id           smallint NOT NULL,
  change_id         text NOT NULL,
  configuration_ids text[] NOT NULL,
  type              text NOT NULL,
  route             text NOT NULL,
  elements          jsonb NOT NULL,
  saved_on          text NOT NULL, -- days of its shop
  valid_until       text NOT NULL,
  opened_at         timestamptz NOT NULL,
  UNIQUE (change_id, configuration_ids)
);
CREATE INDEX saved_offer_opened ON saved_offer (opened_at);

-- Who wants the link. Personal: only the mail needs it, and it goes soon after.
CREATE TABLE saved_letter (
  id         uuid PRIMARY KEY,
  saved_id   text NOT NULL,
  name       text NOT NULL,
  email      text NOT NULL,
  note       text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX saved_letter_email ON saved_letter (lower(email));

-- The offer that a working configuration was made from: it keeps that price while it is as it was offered.
ALTER TABLE configuration ADD COLUMN offered jsonb;
