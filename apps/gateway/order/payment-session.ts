import { NotFoundException } from '@nestjs/common';
import { paymentProviders, type ProviderName, providerNames } from '@fenestra/contracts/payment-providers';

/** A session as an address of ours names it. */
export type PaymentSession = { readonly provider: ProviderName; readonly providerId: string };

/** Undefined for an id that the provider cannot have given. */
export function paymentSession(name: string, id: unknown): PaymentSession | undefined {
  const provider = providerNames.find((each) => each === name);
  const pages = provider && paymentProviders[provider].pages;
  if (!provider || !pages) throw new NotFoundException();
  return typeof id === 'string' && pages.sessionId.test(id) ? { provider, providerId: id } : undefined;
}
