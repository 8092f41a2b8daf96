import { useBuyer } from '../lib/buyer';
import { useTexts } from '../lib/texts';
import { useShown } from '../lib/vat';
import { fromPrice } from '@fenestra/i18n/money';
import { Price, PriceDifference, usePriceText } from './price';

const space = '\u00a0';

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

/** The lowest of several net prices, as the visitor reckons: od 1 427,8 Kč. */
export function useFromPriceText(): (net: number) => string {
  const shown = useShown();
  const { fromPrice: words } = useTexts('shell');
  const currency = useTexts('currency');
  return (net) => words(`${fromPrice(shown(net), space)}${space}${currency}`);
}

/** What such prices are called, which is said once where several stand. */
export function useBasis(): string {
  const { withVat, withoutVat } = useTexts('shell');
  return useBuyer() === 'business' ? withoutVat : withVat;
}
