import type { PaymentMethod } from '@fenestra/domain/shop/payments';

type PaymentProvider = {
  /** What it collects. A method that no provider collects is not offered (decision 14). */
  readonly methods: readonly PaymentMethod[];
  /** Of a provider on whose own pages the shopper pays. */
  readonly pages: PaymentPages | null;
};

export type PaymentPages = {
  /** Its public hosts: forms may be sent there (CSP form-action). */
  readonly hosts: readonly string[];
  /** What its ids look like; anything else is the id of nothing. */
  readonly sessionId: RegExp;
  /** In which field of the query the browser comes back with that id. */
  readonly idParam: string;
  /** How it tells that a session has changed: by a GET with the id, or by a POST that it signs. */
  readonly notifies: 'by id' | 'signed';
};

const providers = {
  gopay: {
    methods: ['card'],
    pages: {
      hosts: ['https://gw.gopay.com', 'https://gate.gopay.cz'],
      sessionId: /^\d{1,20}$/,
      idParam: 'id',
      notifies: 'by id',
    },
  },
  /** Its pages are opened by a link, no form is sent there. */
  paypal: {
    methods: ['paypal'],
    pages: { hosts: [], sessionId: /^[A-Z0-9]{1,36}$/, idParam: 'token', notifies: 'signed' },
  },
  transfer: { methods: ['transfer', 'cash'], pages: null },
} satisfies Record<string, PaymentProvider>;
export type ProviderName = keyof typeof providers;

/** Who collects money for the shop: payments has an adapter for each, carts offer their methods, the gateway knows their pages. */
export const paymentProviders: Readonly<Record<ProviderName, PaymentProvider>> = providers;
export const providerNames = Object.keys(providers) as ProviderName[];

export const providersWithPages = providerNames.filter((name) => paymentProviders[name].pages);

export const collectedMethods = Object.values(paymentProviders).flatMap(({ methods }) => methods);

/** Undefined for a method that nobody collects. */
export const collectorOf = (method: PaymentMethod): ProviderName | undefined =>
  providerNames.find((name) => paymentProviders[name].methods.includes(method));

/** Whether the shopper is sent to a provider's pages to pay. */
export function isPaidOnPages(method: PaymentMethod): boolean {
  const provider = collectorOf(method);
  return provider !== undefined && paymentProviders[provider].pages !== null;
}

/** Where the browser comes back to, with the order's token as `o`, the session's id, and `cancelParam` where the shopper did not want to pay. */
export const returnPath = (provider: string): string => `/platba/navrat/${provider}`;
export const cancelParam = 'zruseno';
/** Where the provider says that a session has changed; of one that tells by id, with the payment for which the session was opened. */
export const notificationPath = (provider: string, payment?: string): string =>
  payment === undefined ? `/webhooks/${provider}` : `/webhooks/${provider}/${payment}`;
