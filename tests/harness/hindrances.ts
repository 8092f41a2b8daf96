import type { DataSource } from 'typeorm';

/** What keeps an order from going on, put there on purpose. */

/** No process hands the group anything more of the event log, as if its reader hung. */
export async function stopReading(log: DataSource, group: string): Promise<void> {
  await log.query(`UPDATE consumer_offset SET not_before = 'infinity' WHERE consumer_group = $1`, [group]);
}

export async function goOnReading(log: DataSource, group: string): Promise<void> {
  await log.query(`UPDATE consumer_offset SET not_before = '-infinity' WHERE consumer_group = $1`, [group]);
}

/** Orders refuse to become so, as by a fault of the program. */
export async function refuseState(orders: DataSource, saga: string): Promise<void> {
  await orders.query(`
    CREATE OR REPLACE FUNCTION refuse_state() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no order becomes % now', NEW.saga; END $$`);
  await orders.query(
    `CREATE TRIGGER refuse_state BEFORE UPDATE ON orders FOR EACH ROW WHEN (NEW.saga = '${saga}' AND OLD.saga <> NEW.saga)
     EXECUTE FUNCTION refuse_state()`,
  );
}

export async function takeState(orders: DataSource): Promise<void> {
  await orders.query('DROP TRIGGER refuse_state ON orders');
}
