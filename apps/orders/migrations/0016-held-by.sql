-- What unpaid orders hold for these contacts, which stay locked until the transaction ends: in one order, so that orders of one contact
-- that come at once in several processes are counted one after the other. Lock and look are statements of their own, since a statement
-- sees what was committed before it began to wait; the caller waits for one answer.
CREATE FUNCTION held_by(contacts text[], at timestamptz) RETURNS TABLE (contact text, product int, pieces int)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(key)
  FROM (SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest(contacts) AS name ORDER BY key) AS keys;
  RETURN QUERY
    SELECT held.contact, held.product, sum(held.pieces)::int FROM held_piece AS held
    WHERE held.contact = ANY (contacts) AND (held.until IS NULL OR held.until > at)
    GROUP BY held.contact, held.product;
END $$;
