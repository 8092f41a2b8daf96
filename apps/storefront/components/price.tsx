import { createContext, type ReactNode, use } from 'react';
import { exactAmount, runningPrice } from '@fenestra/i18n/money';
import { useShop, useTexts } from '../lib/shop/texts';

const space = '\u00a0';

/** Inside of it every price is exact: where something is ordered, what stands there adds up to the minor unit. */
export const ExactPrices = createContext(false);

type Props = { minor: number };

/** In one piece that no line break splits (FMT) and no browser translates: it would group digits in another way. */
const Amount = ({ children }: { children: ReactNode }) => (
  <span className="nowrap" translate="no">
    {children}
  </span>
);

/** A running price. */
export function Price({ minor }: Props) {
  return <Amount>{usePriceText()(minor)}</Amount>;
}

/** The amount to the last minor unit, for what is due (OPEN-Q-43). */
export function ExactAmount({ minor }: Props) {
  return <Amount>{useExactAmount()(minor)}</Amount>;
}

/** A difference with its sign: `+ 155,- Kč`, `− 20,- Kč`. */
export function PriceDifference({ minor }: Props) {
  const text = usePriceText();
  const sign = minor < 0 ? `\u2212${space}` : minor > 0 ? `+${space}` : '';
  return (
    <Amount>
      {sign}
      {text(Math.abs(minor))}
    </Amount>
  );
}

/** Writes a price as running text, for labels and announcements. */
export function usePriceText(): (minor: number) => string {
  const currency = useTexts('currency');
  const exact = useExactAmount();
  if (use(ExactPrices)) return exact;
  return (minor) => {
    const figure = runningPrice(Math.abs(minor), space);
    return `${minor < 0 ? '\u2212' : ''}${figure}${space}${currency}`;
  };
}

/** Writes an exact amount as running text. */
export function useExactAmount(): (minor: number) => string {
  const shop = useShop();
  const currency = useTexts('currency');
  return (minor) => exactAmount(minor, shop, currency);
}
