import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { type Changes, noChanges, type Sent, type Step } from './change-history';

type Kept = {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  readonly onTheWay: readonly Sent[];
  /** The last answer to which they belong. */
  readonly revision: number;
};

const nameOf = (configurationId: string) => `history-${configurationId}`;

/** Steps and unanswered changes outlive a reload of the tab; the server judges each of them as it does any change. */
export const storeHistory = (configurationId: string, { undo, redo, onTheWay }: Changes, revision: number): void =>
  writeStored('session', nameOf(configurationId), { undo, redo, onTheWay, revision } satisfies Kept);

/** What was kept. Without the steps when more happened since than was on the way: they would undo the work of another tab. */
export function storedHistory(configurationId: string, revision: number): Changes {
  const kept = readStored('session', nameOf(configurationId)) as Kept | null;
  if (!kept?.onTheWay) return noChanges;
  const { undo, redo, onTheWay } = kept;
  const overtaken = revision > kept.revision + onTheWay.length;
  return { ...noChanges, onTheWay, ...(overtaken ? {} : { undo, redo }) };
}
