import type { FreePlace } from '@fenestra/domain/configuration/assembly/change-elements';
import { useTexts } from '../../../lib/shop/texts';

export const isSamePlace = (one: FreePlace, other: FreePlace | undefined): boolean =>
  one.place === other?.place && one.beside === other.beside;

/** "vlevo", "mezi 1 a 2" */
export function usePlaceName(): (place: FreePlace) => string {
  const texts = useTexts('assembly');
  return ({ place, beside }) => (beside === undefined ? texts[place] : texts.between(beside, beside + 1));
}
