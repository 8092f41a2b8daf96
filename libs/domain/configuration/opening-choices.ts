import type { Catalogue } from '../catalogue/parse-catalogue';
import { tryChange } from './apply-change';
import { productFamily } from './change-opening';
import type { Configuration, OpeningCode } from './configuration';
import type { ProductType } from '../catalogue/product-type';
import { arrangementOf } from './arrangement';
import { productOf } from './shape';
import { isViolation, type Violation } from './violation';

export type OpeningChoice = {
  readonly code: OpeningCode;
  readonly mostUsed: boolean;
  /** The rule that this sash would break; null where it can be chosen. */
  readonly refused: Violation | null;
};

/** What one area may be (OPEN-01, OPEN-02): every opening of its product and of those that it can become. */
export function openingChoices(configuration: Configuration, area: string, catalogue: Catalogue): OpeningChoice[] {
  const family = productFamily(productOf(configuration, catalogue), catalogue);
  const codes = new Set(family.flatMap(openingsOf));
  return catalogue.data.openings
    .filter(({ code }) => codes.has(code))
    .map(({ code, mostUsed }) => {
      const changed = tryChange({ kind: 'opening', areas: [area], opening: code }, configuration, catalogue);
      return { code, mostUsed, refused: isViolation(changed) ? changed : null };
    });
}

/** As it is and mirrored. */
function openingsOf(product: ProductType): OpeningCode[] {
  const { fields } = arrangementOf(product, true);
  return [...product.fields, ...fields].flatMap(({ openings }) => openings);
}
