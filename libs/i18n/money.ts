import type { Shop } from '@fenestra/domain/shop/shops';
import { oneDecimal, thousands, twoDecimals } from './numbers';

type Coins = Pick<Shop, 'smallestCharge'>;
const minorPerMajor = 100;

/**
 * The running price of FMT: '1 234,-' when whole, else one decimal, half away from zero ('1 234,5'). `minor` are haléř, cent or
 * fillér. The space is U+0020, as the protocol and the tests write it; pages ask for a no-break one.
 */
export function runningPrice(minor: number, space = ' '): string {
  const size = Math.abs(minor);
  const figure =
    size % minorPerMajor === 0 ? `${thousands(size / minorPerMajor)},-` : oneDecimal(Math.round(size / 10) / 10);
  return `${minor < 0 ? '-' : ''}${figure}`.replaceAll('\u00a0', space);
}

/** The figure of "from" rounded as running prices are; what is whole then is written as whole: 105,98 → '106,-', never '106,0'. */
export const fromPrice = (minor: number, space = ' '): string => runningPrice(Math.round(minor / 10) * 10, space);

/** The exact amount of recap, mails and documents with its currency: two decimals, in forints none (OPEN-Q-43). */
export const exactAmount = (minor: number, shop: Coins, currency: string): string =>
  `${exactFigure(minor, shop)}\u00a0${currency}`;

/** The same without the currency, which a heading says. */
export function exactFigure(minor: number, { smallestCharge = 1 }: Coins): string {
  const figure = smallestCharge < minorPerMajor ? twoDecimals : thousands;
  return `${minor < 0 ? '\u2212' : ''}${figure(Math.abs(minor) / minorPerMajor)}`;
}
