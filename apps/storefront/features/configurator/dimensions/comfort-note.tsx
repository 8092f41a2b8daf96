import { comfortLimits, comfortObstacle } from '@fenestra/domain/ordering/comfort-delivery';
import { Note } from '../../../components/note';
import { sizeText, thousands, twoDecimals } from '../../../lib/format/numbers';
import { useShop } from '../../../lib/shop/texts';
import { useKindTexts } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';

/** Said while the size is chosen, not after the order: comfort delivery will not carry this piece, or one element of an assembly (SERV-14). */
export function ComfortNote() {
  const { comfortDelivery } = useShop();
  const texts = useKindTexts();
  const { product } = useConfiguration();
  const pieces = product.assembly?.elements ?? [product];
  const tooMuch = pieces.find((piece) => comfortObstacle(piece) !== null);
  if (!comfortDelivery || !tooMuch) return null;
  const { weightKg, shortSide, longSide } = comfortLimits;
  return (
    <Note>
      {comfortObstacle(tooMuch) === 'weight'
        ? texts.tooHeavyForComfort(weightText(tooMuch.weightKg), thousands(weightKg))
        : texts.tooLargeForComfort(sizeText(tooMuch.width, tooMuch.height), sizeText(shortSide, longSide))}
    </Note>
  );
}

/** As in the title block, unless that would be no more than may be carried. */
const weightText = (kg: number): string => (Math.round(kg) > comfortLimits.weightKg ? thousands(kg) : twoDecimals(kg));
