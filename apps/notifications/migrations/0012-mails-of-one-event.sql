-- Two mails may follow from one event: the second has an id of its own and names the event here.
ALTER TABLE mail ADD COLUMN event_id uuid;
