import { removeStored, readStored, writeStored } from '../../../lib/storage/browser-storage';

/** The cart line that is being changed (CFGSTATE-08); a start without `type=reconf` forgets it (SHELL-03, SHELL-04). */
export type Reconfiguration = { readonly itemId: string; readonly confId: string };

export function reconfiguration(): Reconfiguration | null {
  const stored = readStored('session', 'reconfiguration') as Partial<Reconfiguration> | null;
  return stored?.itemId && stored.confId ? { itemId: stored.itemId, confId: stored.confId } : null;
}

export const beginReconfiguration = (line: Reconfiguration) => writeStored('session', 'reconfiguration', line);

export const endReconfiguration = () => removeStored('session', 'reconfiguration');
