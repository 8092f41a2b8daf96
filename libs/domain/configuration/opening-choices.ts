import type { Catalogue } from '../catalogue/parse-catalogue';
import { tryChange } from './apply-change';
import { productFamily } from './change-opening';
import type { Configuration, OpeningCode } from './configuration';
import { productOf } from './shape';
import { isViolation, type ViolationCode } from './violation';

export type OpeningChoice = {
  readonly code: OpeningCode;
  readonly mostUsed: boolean;
  /** The rule that this sash would break; null where it can be chosen. */
  readonly refused: ViolationCode | null;
};

/** What one area may be (OPEN-01, OPEN-02): every opening of its product and of those it can become; null for no such area. */
export function openingChoices(
  area: string,
  configuration: Configuration,
  catalogue: Catalogue,
): OpeningChoice[] | null {
  if (!configuration.areas.some(({ id }) => id === area)) return null;
  const family = productFamily(productOf(configuration, catalogue), catalogue);
  const codes = new Set(family.flatMap(({ fields }) => fields.flatMap(({ openings }) => openings)));
  return catalogue.data.openings
    .filter(({ code }) => codes.has(code))
    .map(({ code, mostUsed }) => {
      const changed = tryChange({ kind: 'opening', areas: [area], opening: code }, configuration, catalogue);
      return { code, mostUsed, refused: isViolation(changed) ? changed.code : null };
    });
}
