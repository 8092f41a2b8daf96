import { refusal } from '@fenestra/contracts/wire/price-preview';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { z } from 'zod/mini';
import { loadTexts } from '../../../lib/loading/load-texts';

/**
 * What the server says beside Err 15 of a change: the broken rule, and what helps as far as a page without a catalogue can make
 * and name it, which is one change of sizes. Null where the answer names no rule. Rejects when it cannot be read, or put into words.
 */
export async function refusalOf(answer: unknown): Promise<Refusal | null> {
  const { odmitnuti } = answer as { odmitnuti?: z.input<typeof refusal> };
  if (!odmitnuti) return null;
  await loadTexts('rule');
  const { code, values, repairs } = z.decode(refusal, odmitnuti);
  return { code, values, repairs: repairs.map(({ changes }) => changes).filter(isOfSizes) };
}

const isOfSizes = ([first, ...more]: readonly Change[]): boolean =>
  (first?.kind === 'size' || first?.kind === 'field-sizes') && more.length === 0;
