import type { Glass } from '@fenestra/domain/catalogue/glazing';
import type { Texts } from '@fenestra/i18n/texts/texts';

type GlassUse = keyof Texts['glazing']['uses'];

const safetyUses: ReadonlySet<string> = new Set<GlassUse>([
  'acoustic',
  'laminated outside',
  'laminated both sides',
  'acoustic laminated',
  'toughened outside',
  'solar control',
]);

const isUse = (safety: string | null): safety is GlassUse => safety !== null && safetyUses.has(safety);

/** What a glass is good for among others; undefined for one that is best at nothing. */
export function glassUseOf(glass: Glass, others: readonly Glass[], standard: number): GlassUse | undefined {
  if (glass.id === standard) return 'standard';
  const best = (figure: (other: Glass) => number) =>
    others.every((other) => other === glass || figure(glass) > figure(other));
  if (best(({ ug }) => -ug)) return 'warmest';
  if (best(({ rw }) => rw)) return 'quietest';
  return isUse(glass.safety) ? glass.safety : undefined;
}
