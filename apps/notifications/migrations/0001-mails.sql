-- The truth about every mail; jobs only bring it forward. No names and no addresses: they are read when it is sent.
CREATE TABLE mail (
  id       uuid PRIMARY KEY, -- the event that it follows from; its Message-ID is made of it
  order_id uuid NOT NULL,
  kind     text NOT NULL,
  state    text NOT NULL CHECK (state IN ('due', 'sending', 'sent', 'refused')),
  tries    int NOT NULL DEFAULT 0,
  check_at timestamptz,
  UNIQUE (order_id, kind)
);
CREATE INDEX mail_check ON mail (check_at) WHERE check_at IS NOT NULL;
