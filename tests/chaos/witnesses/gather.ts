import type { Books } from '../rig/books';
import type { Fleet } from '../rig/fleet';
import { type Evidence, readDatabases } from './evidence';
import type { EventWitness } from './event-witness';
import { askOutside } from './public-witness';
import { readSandbox } from './sandbox-witness';

type Shop = { readonly books: Books; readonly erpToken: string; readonly events: EventWitness };

/** What all witnesses say of the shoppers of a fleet, once the shop is quiet. `delivered`: pieces by product. */
export async function gather(
  { books, erpToken, events }: Shop,
  { ledger, shopper }: Fleet,
  delivered: Readonly<Record<number, number>>,
): Promise<Evidence> {
  return {
    clients: ledger.records,
    clientFaults: ledger.faults,
    delivered,
    ...(await askOutside(shopper, ledger.records, erpToken)),
    ...(await readDatabases(books)),
    log: await events.read(books),
    behind: await events.behind(books),
    sandbox: await readSandbox(books.folder),
    credits: [],
    letters: [],
  };
}
