import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { maxWaitMs } from '@fenestra/testing/time';

/** Buttons of the gateways' pages. */
export const clicks = {
  card: { pay: 'pay', retry: 'cancel', cancel: 'cancel', decline: 'decline-finally' },
  paypal: { pay: 'approve', retry: 'cancel', cancel: 'cancel', decline: 'approve-declined' },
} as const;

const clicksThatPay = new Set<string>([clicks.card.pay, clicks.paypal.pay]);
/** How the pages show a session that was paid. It may have ended between the page and the click. */
const paidStates = /<b>(PAID|PARTIALLY_REFUNDED|REFUNDED|APPROVED|COMPLETED)<\/b>/;

type Visit = {
  /** The path at the shop to which the gateway sends the browser back. */
  readonly back: string;
  /** False where the session had ended: the page had nothing to click any more, or the click paid nothing. */
  readonly isOpen: boolean;
};

/** A shopper's click on the page of the gateway. */
export async function visitGateway(url: string, outcome: string): Promise<Visit> {
  let isOpen = false; // also when the click ended it and its answer was lost
  for (const deadline = Date.now() + maxWaitMs; ; await sleep(200)) {
    try {
      const page = await (await request(url)).body.text();
      isOpen ||= page.includes('name="outcome"');
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await request(url, { method: 'POST', headers, body: `outcome=${outcome}` });
      await answer.body.dump();
      const back = new URL(String(answer.headers['location']));
      const isLate = clicksThatPay.has(outcome) && !paidStates.test(await (await request(url)).body.text());
      return { back: back.pathname + back.search, isOpen: isOpen && !isLate };
    } catch (fault) {
      if (Date.now() > deadline) throw fault; // the gateway is down for as long as the shop that started it
    }
  }
}
