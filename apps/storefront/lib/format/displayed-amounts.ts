import type { Order } from '@fenestra/contracts/wire/order';
import { vatOfEach } from '@fenestra/domain/pricing/vat';
import { useBuyer } from '../shop/buyer';
import { useTexts } from '../shop/texts';
import { useVat, useVatRule } from './vat';

type Called = { readonly net: string; readonly gross: string };
type Named = { readonly minor: number; readonly called: string };

/** Net and gross in minor units, each with what it is called: first the one that the visitor reckons with (SHOP-07). */
export function useBothSums(net: number, gross: number, called?: Called): readonly [first: Named, second: Named] {
  const { withVat, withoutVat } = useTexts('shell');
  const without = { minor: net, called: called?.net ?? withoutVat };
  const including = { minor: gross, called: called?.gross ?? withVat };
  return useBuyer() === 'business' ? [without, including] : [including, without];
}

/** The same of a net running price. */
export const useBothPrices = (net: number, called?: Called) => useBothSums(net, useVat(net).gross, called);

/** Several net amounts with VAT; they add up to what their sum comes to. */
export function useGrossAmounts(nets: readonly number[], rate?: number): number[] {
  const { vatOf } = useVatRule(rate);
  const vats = vatOfEach(nets, vatOf);
  return nets.map((net, nth) => net + vats[nth]!);
}

/** What a visitor reckons with instead of each of several net amounts; they add up to what their sum comes to. */
export function useDisplayedAmounts(nets: readonly number[], rate?: number): number[] {
  const gross = useGrossAmounts(nets, rate);
  return useBuyer() === 'business' ? [...nets] : gross;
}

type Lines = { readonly items: readonly { readonly price: number }[]; readonly vatPercent: number };

/** What each line of a cart costs as its buyer reckons, in minor units; together that is what its sums say of the goods. */
export const useDisplayedLines = ({ items, vatPercent }: Lines): number[] =>
  useDisplayedAmounts(
    items.map(({ price }) => price),
    vatPercent,
  );

export type Parts = Pick<Order, 'sums' | 'services' | 'discount' | 'vatPercent'>;

/**
 * What a cart or an order consists of, in minor units as its buyer reckons: the parts come to the total with VAT, for a company to that without. A
 * part that a screen says elsewhere, too, is the same there. `services` have the order of those given.
 */
export function useDisplayedParts({ sums, services, discount, vatPercent }: Parts) {
  const nets = [sums.products + sums.accessories + sums.others, sums.delivery, -discount];
  const [goods, delivery, taken, ...ofServices] = useDisplayedAmounts(
    [...nets, ...services.map(({ price }) => price)],
    vatPercent,
  );
  return { goods: goods!, delivery: delivery!, discount: taken!, services: ofServices };
}
