import { paymentProviders } from '@fenestra/contracts/payment-providers';

const real = paymentProviders.gopay.pages?.hosts ?? [];

/** The origins of the card gateway's pages, by the address of its API: of the one in use and of no other. */
export function gopayPages(api: string | undefined): readonly string[] {
  const origin = api && new URL(api).origin;
  return !origin || real.includes(origin) ? real : [origin];
}
