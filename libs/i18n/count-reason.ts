import type { AccessoryItem } from '@fenestra/domain/catalogue/accessory-item';
import type { Measures } from '@fenestra/domain/catalogue/recommended-quantity';
import type { Shop } from '@fenestra/domain/shop/shops';
import { fillIn } from './fill-in';
import { figureText } from './numbers';
import { quantityText } from './quantity-text';
import type { Texts } from './texts/texts';

/** What a recommended count follows from, in words (PICK-04); empty for what the shop does not recommend. */
export function countReason(
  { recommended, unit }: Pick<AccessoryItem, 'recommended' | 'unit'>,
  measures: Measures,
  { picker: { reasons }, units }: Pick<Texts, 'picker' | 'units'>,
  shop: Pick<Shop, 'language'>,
): string {
  const values = {
    ...measures,
    perimeter: figureText(measures.perimeter),
    one: quantityText(1, unit, units, shop),
  };
  switch (recommended.rule) {
    case 'perimeter': {
      const { metresPerUnit, unitsPerMetre = 1 } = recommended;
      if (metresPerUnit) return fillIn(reasons.perUnit, { ...values, metres: metresPerUnit });
      const percent = Math.round((unitsPerMetre - 1) * 100);
      return fillIn(percent > 0 ? reasons.withOverlap : reasons.perimeter, { ...values, percent });
    }
    case 'elements':
      return fillIn(reasons.elements, { ...values, per: recommended.elementsPerUnit });
    case 'none':
      return '';
    default:
      return fillIn(reasons[recommended.rule], values);
  }
}
