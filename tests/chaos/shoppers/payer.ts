import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderState } from '@fenestra/domain/ordering/order';
import { addressIn, noteAddress, persistently } from './answers';
import type { OrderRecord, Wish } from './client-ledger';
import type { CountedShopper } from './counted-shopper';
import { clicks, visitGateway } from './gateway-visit';

const pauseMs = 100;

type How = { readonly method: 'card' | 'paypal'; readonly comesBack: boolean };

/** A shopper on the way to the gateway and back, who notes what it said. */
export class Payer {
  constructor(
    private readonly shopper: CountedShopper,
    private readonly record: OrderRecord,
    private readonly how: How,
  ) {}

  /** False while the shop has no address where to pay. */
  async pay(atGateway: Wish['atGateway'], waitMs: number): Promise<boolean> {
    const url = await this.address(waitMs);
    if (!url) return false;
    if (atGateway === 'nothing') return true;
    if (this.record.gateway === 'unseen') await this.visit(url, atGateway);
    if (atGateway !== 'retry' || this.record.gateway === 'paid') return true;
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(pauseMs)) {
      const again = await this.newAddress(url, waitMs);
      if (!again) return false;
      if (await this.visit(again, 'pay')) return true; // a shop that could not ask yet leads to the page of the first session
    }
    return false;
  }

  /** Pays in the current session, and again in each session that replaces it, until the order is paid. Returns false after `waitMs`. */
  async payUntilPaid(waitMs: number): Promise<boolean> {
    let visited: string | undefined;
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(pauseMs)) {
      const path = `/api/order/${this.record.answers[0]!.token}`;
      const { body } = await persistently(() => this.shopper.get(path));
      if (body['payment_state'] === 'paid') return true;
      const url = addressIn(body);
      if (!url || url === visited) continue;
      noteAddress(this.record, body);
      await this.visit(url, 'pay');
      visited = url;
    }
    return false;
  }

  /** False where the session of the page has ended; then nothing has changed. */
  async visit(url: string, act: keyof typeof clicks.card): Promise<boolean> {
    const { method, comesBack } = this.how;
    const { back, isOpen } = await visitGateway(url, clicks[method][act]);
    if (isOpen) {
      this.record.gateway = act === 'pay' ? 'paid' : 'ended';
      this.record.ends = endsAfter(act, method);
    }
    // Who tries again comes back first; PayPal tells of nobody who turns round.
    const mustReturn = !isOpen || act === 'retry' || (method === 'paypal' && act === 'cancel');
    if (comesBack || mustReturn) await persistently(() => this.shopper.get(back));
    return isOpen;
  }

  private async address(waitMs: number, except?: string): Promise<string | undefined> {
    const { addresses, answers } = this.record;
    for (const deadline = Date.now() + waitMs; ; await sleep(pauseMs)) {
      const url = addresses.at(-1)?.url;
      if (url && url !== except) return url;
      if (Date.now() > deadline) return undefined;
      noteAddress(this.record, (await persistently(() => this.shopper.get(`/api/order/${answers[0]!.token}`))).body);
    }
  }

  /** OPEN-Q-81: a session that has ended is followed by another one; one that lives on is the place to pay. */
  private async newAddress(old: string, waitMs: number): Promise<string | undefined> {
    const path = `/api/order/${this.record.answers[0]!.token}/payment`;
    const key = { 'idempotency-key': randomUUID() };
    const { body } = await persistently(() => this.shopper.post(path, {}, key));
    noteAddress(this.record, body);
    return addressIn(body) === old ? old : this.address(waitMs, old);
  }
}

/** PayPal's orders can be approved again where the shop could not be told that they ended. */
function endsAfter(act: keyof typeof clicks.card, method: How['method']): readonly OrderState[] {
  if (act === 'pay') return ['confirmed'];
  return method === 'paypal' ? ['payment_failed', 'payment_pending'] : ['payment_failed'];
}
