import { paymentProviders } from '@fenestra/contracts/payment-providers';

const productionOrigins = paymentProviders.gopay.pages?.hosts ?? [];

/** The origins of the card gateway's pages, by the address of its API: of the one in use and of no other. */
export function gopayOrigins(api: string | undefined): readonly string[] {
  const origin = api && new URL(api).origin;
  return !origin || productionOrigins.includes(origin) ? productionOrigins : [origin];
}
