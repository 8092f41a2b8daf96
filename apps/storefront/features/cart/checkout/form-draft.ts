import { removeStored, readStored, writeStored } from '../../../lib/storage/browser-storage';
import type { OrderForm } from './order-form';

const name = 'order-form';
const dayMs = 86_400_000;
type Typed = Partial<Omit<OrderForm, 'acceptsTerms'>>;
type Draft = { readonly keptAt: number; readonly values: Typed };

export const removeDraft = () => removeStored('session', name);

/** Terms are accepted where the order is sent: a tick from before a reload accepts nothing. */
export function storeDraft({ acceptsTerms: _, ...values }: OrderForm): void {
  writeStored('session', name, { keptAt: Date.now(), values } satisfies Draft);
}

/** What was typed in this tab within a day; older drafts, which a browser may restore with its tabs, are removed. */
export function readDraft(): Typed {
  const draft = readStored('session', name) as Partial<Draft> | null;
  if (draft?.keptAt && Date.now() - draft.keptAt < dayMs) return draft.values ?? {};
  removeDraft();
  return {};
}
