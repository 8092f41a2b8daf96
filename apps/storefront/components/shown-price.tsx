import { useBuyer } from '../lib/buyer';
import { useTexts } from '../lib/texts';
import { useShown } from '../lib/vat';
import { Price, PriceDifference, usePriceText } from './price';

type Props = {
  /** Minor units. */
  net: number;
};

/** A net price as the visitor reckons: a private person reads it with VAT, a company without (SHOP-07). */
export const ShownPrice = ({ net }: Props) => <Price minor={useShown()(net)} />;

export const ShownDifference = ({ net }: Props) => <PriceDifference minor={useShown()(net)} />;

/** The same as running text. */
export function useShownPriceText(): (net: number) => string {
  const shown = useShown();
  const text = usePriceText();
  return (net) => text(shown(net));
}

/** What such prices are called, which is said once where several stand. */
export function useBasis(): string {
  const { withVat, withoutVat } = useTexts('shell');
  return useBuyer() === 'business' ? withoutVat : withVat;
}
