import { forget, readStored, writeStored } from '../../../lib/stored';
import type { OrderForm } from './order-form';

const name = 'order-form';
const dayMs = 86_400_000;
type Typed = Partial<Omit<OrderForm, 'acceptsTerms'>>;
type Draft = { readonly keptAt: number; readonly values: Typed };

export const forgetDraft = () => forget('local', name);

/** Terms are accepted where the order is sent: a tick of another tab or of yesterday accepts nothing. */
export function keepDraft({ acceptsTerms: _, ...values }: OrderForm): void {
  writeStored('local', name, { keptAt: Date.now(), values } satisfies Draft);
}

/** What was typed within a day, in any tab: whoever uses the computer tomorrow does not find it, and it is removed. */
export function readDraft(): Typed {
  const draft = readStored('local', name) as Partial<Draft> | null;
  if (draft?.keptAt && Date.now() - draft.keptAt < dayMs) return draft.values ?? {};
  forgetDraft();
  return {};
}
