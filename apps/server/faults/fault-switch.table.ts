import type { DataSource } from 'typeorm';
import type { ServiceFault } from './known-faults';

/** A fault that is switched on for a group, or for the whole service where none is named. */
export type ActiveFault = { readonly fault: ServiceFault; readonly target: string };

/** By processes that obey switches, at their start. Others have no such table: nobody can switch anything there. */
export async function createSwitchTable(db: DataSource): Promise<void> {
  await db.query(
    `CREATE TABLE IF NOT EXISTS fault_switch (fault text NOT NULL, target text NOT NULL, PRIMARY KEY (fault, target))`,
  );
}

export function readSwitches(db: DataSource): Promise<ActiveFault[]> {
  return db.query(`SELECT fault, target FROM fault_switch ORDER BY fault, target`);
}

export async function hasSwitchTable(db: DataSource): Promise<boolean> {
  const [{ found }] = await db.query<[{ found: boolean }]>(`SELECT to_regclass('fault_switch') IS NOT NULL AS found`);
  return found;
}

export async function switchOn(db: DataSource, { fault, target }: ActiveFault): Promise<void> {
  await db.query(`INSERT INTO fault_switch (fault, target) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [fault, target]);
}

/** One of them, or all. */
export async function switchOff(db: DataSource, fault: ServiceFault | undefined): Promise<void> {
  await db.query(`DELETE FROM fault_switch WHERE $1::text IS NULL OR fault = $1`, [fault ?? null]);
}
