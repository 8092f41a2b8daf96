import { type Answer, Shopper } from '../../harness/shopper';
import type { Tally } from './tally';

/** No answer came. `sent` tells whether the shop may have done what it was asked. */
export class Unanswered extends Error {
  constructor(
    readonly sent: boolean,
    cause: unknown,
  ) {
    super('no answer', { cause });
  }
}

/** A shopper who knows how many of the requests are under way, and tells "no answer" from "no". */
export class CountedShopper extends Shopper {
  constructor(
    readonly tally: Tally,
    ...where: ConstructorParameters<typeof Shopper>
  ) {
    super(...where);
  }

  override async post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer> {
    const isOrder = (body as { akce?: string }).akce === 'newOrder';
    if (isOrder) this.tally.ordersInFlight += 1;
    try {
      return await this.count(path, () => super.post(path, body, headers));
    } finally {
      if (isOrder) this.tally.ordersInFlight -= 1;
    }
  }

  override get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.count(path, () => super.get(path, headers));
  }

  private async count(path: string, send: () => Promise<Answer>): Promise<Answer> {
    this.tally.inFlight += 1;
    const { shopIsDead, lives } = this.tally;
    const answer = await send()
      .catch((fault: unknown) => this.unanswered(fault, shopIsDead && lives === this.tally.lives))
      .finally(() => (this.tally.inFlight -= 1));
    if (answer.status === 503) {
      this.tally.later.push(`${path} answered 503`);
      throw new Unanswered(true, answer.body); // "may be repeated", says the wire
    }
    if (answer.status >= 500) this.tally.wrong.push(`${path} answered ${answer.status}`);
    return answer;
  }

  /** What was sent and lost between a death and the next life has reached nobody, without any doubt. */
  private unanswered(fault: unknown, toTheDead: boolean): never {
    const { code } = fault as { code?: string };
    if (code === 'UND_ERR_CLOSED') throw fault; // the run is over
    const sent = !toTheDead && code !== 'ECONNREFUSED';
    if (sent) this.tally.broken += 1;
    throw new Unanswered(sent, fault);
  }
}
