import type { Order } from '@fenestra/contracts/wire/order';

/** The recap, with prel=1 after a preliminary order (ORDER-06). The order itself is in session storage. */
export const recapAddress = ({ kind }: Pick<Order, 'kind'>): string =>
  `/conf/#/rekapitulace/${kind === 'preliminary' ? '?prel=1' : ''}`;
