import type { Buyer } from '../shop/buyer';
import { type Currency, money, percentOf } from '../shop/money';
import { vatOfEach } from './vat';

/** How somebody reckons: a private person with VAT at this rate, a company without (SHOP-07). */
export type AmountDisplay = { readonly buyer: Buyer; readonly vatPercent: number; readonly currency: Currency };

/** Several net amounts in minor units with VAT; they add up to what their sum comes to. */
export function grossAmountsOf(
  nets: readonly number[],
  { vatPercent, currency }: Pick<AmountDisplay, 'vatPercent' | 'currency'>,
): number[] {
  const vats = vatOfEach(nets, (net) => percentOf(money(net, currency), vatPercent).minor);
  return nets.map((net, nth) => net + vats[nth]!);
}

/** What is read instead of each of several net amounts. */
export const displayedAmounts = (nets: readonly number[], reckoning: AmountDisplay): number[] =>
  reckoning.buyer === 'business' ? [...nets] : grossAmountsOf(nets, reckoning);

export const displayedAmount = (net: number, reckoning: AmountDisplay): number =>
  displayedAmounts([net], reckoning)[0]!;
