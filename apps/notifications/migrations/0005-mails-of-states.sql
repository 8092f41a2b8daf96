-- An order has a mail for each state that its shopper cares about; one that is not so any more when its time comes is needless.
ALTER TABLE mail DROP CONSTRAINT mail_state_check;
ALTER TABLE mail ADD CONSTRAINT mail_state_check CHECK (state IN ('due', 'sending', 'sent', 'refused', 'needless'));
-- Minor units of what was given back: the order knows only what is left. Money may go back more than once.
ALTER TABLE mail ADD COLUMN amount bigint;
ALTER TABLE mail DROP CONSTRAINT mail_order_id_kind_key;
CREATE UNIQUE INDEX mail_once ON mail (order_id, kind) WHERE kind <> 'money-returned';
