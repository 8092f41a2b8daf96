import { NotFoundException } from '@nestjs/common';
import {
  type PaymentPages,
  paymentProviders,
  type ProviderName,
  providerNames,
} from '@fenestra/contracts/payment-providers';

type Query = Readonly<Record<string, unknown>>;

/** A session as an address of ours names it. */
export type PaymentSession = { readonly provider: ProviderName; readonly providerId: string };

/** Undefined for a query without an id that the provider can have given. */
export function parsePaymentSession(name: string, query: Query): PaymentSession | undefined {
  const { provider, pages } = findProvider(name);
  const id = query[pages.idParam];
  return typeof id === 'string' && pages.sessionId.test(id) ? { provider, providerId: id } : undefined;
}

/** The provider that tells of its sessions in this way; 404 for all others. */
export function notifyingProvider(notifies: PaymentPages['notifies'], name: string): ProviderName {
  const { provider, pages } = findProvider(name);
  if (pages.notifies !== notifies) throw new NotFoundException();
  return provider;
}

function findProvider(name: string): { provider: ProviderName; pages: PaymentPages } {
  const provider = providerNames.find((each) => each === name);
  const pages = provider && paymentProviders[provider].pages;
  if (!provider || !pages) throw new NotFoundException();
  return { provider, pages };
}
