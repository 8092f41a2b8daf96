-- What operators have done with orders, and why in their words.
CREATE TABLE desk_action (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL,
  at       timestamptz NOT NULL,
  who      text NOT NULL,
  what     text NOT NULL,
  why      text -- may name a person; erased with the order's
);
CREATE INDEX ON desk_action (order_id, id);

-- The feed is looked through for one order. Rows are only added, so a sketch of each range of blocks finds them for little.
CREATE INDEX ON erp_event USING brin ((data ->> 'orderId') text_bloom_ops) WITH (autosummarize = on);
