import { useBuyer } from '../lib/shop/buyer';
import { useTexts } from '../lib/shop/texts';
import { useDisplayedAmount } from '../lib/format/vat';
import { fromPrice } from '@fenestra/i18n/money';
import { Price, PriceDifference, usePriceText } from './price';

const space = '\u00a0';

type Props = {
  /** Minor units. */
  net: number;
};

/** A net price as the visitor reckons: a private person reads it with VAT, a company without (SHOP-07). */
export const DisplayedPrice = ({ net }: Props) => <Price minor={useDisplayedAmount()(net)} />;

export const DisplayedDifference = ({ net }: Props) => <PriceDifference minor={useDisplayedAmount()(net)} />;

/** The same as running text. */
export function useDisplayedPriceText(): (net: number) => string {
  const shown = useDisplayedAmount();
  const text = usePriceText();
  return (net) => text(shown(net));
}

/** The lowest of several net prices, as the visitor reckons: od 1 427,8 Kč. */
export function useFromPriceText(): (net: number) => string {
  const shown = useDisplayedAmount();
  const { fromPrice: words } = useTexts('shell');
  const currency = useTexts('currency');
  return (net) => words(`${fromPrice(shown(net), space)}${space}${currency}`);
}

/** What such prices are called, which is said once where several stand. */
export function usePriceBasis(): string {
  const { withVat, withoutVat } = useTexts('shell');
  return useBuyer() === 'business' ? withoutVat : withVat;
}
