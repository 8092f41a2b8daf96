import { type ReactNode, useContext } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { Storefront } from '../../lib/shop/texts';

type Props = { order: Order; children: ReactNode };

/** Inside of it every price is read as whoever placed the order reckons, whatever the visitor chooses in the header (SHOP-07). */
export function AsOrdered({ order: { buyer }, children }: Props) {
  const storefront = useContext(Storefront)!;
  return <Storefront value={{ ...storefront, ordered: buyer }}>{children}</Storefront>;
}
