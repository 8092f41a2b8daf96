import { Injectable } from '@nestjs/common';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import { Gopay } from './gopay/gopay';
import { Paypal } from './paypal/paypal';
import type { PaymentProvider, SessionProvider } from './payment-provider';
import { transfer } from './transfer';

/** The adapter of each provider in contracts/payment-providers.ts; the compiler asks for every one. */
@Injectable()
export class PaymentProviders {
  private readonly byName: Readonly<Record<ProviderName, PaymentProvider>>;

  constructor(gopay: Gopay, paypal: Paypal) {
    this.byName = { gopay, paypal, transfer };
  }

  of(name: ProviderName): PaymentProvider {
    return this.byName[name];
  }

  /** For payments that have or await a session. */
  withSessions(name: ProviderName): SessionProvider {
    const provider = this.of(name);
    if (!provider.opensSessions) throw new Error(`${name} has no sessions`);
    return provider;
  }
}
