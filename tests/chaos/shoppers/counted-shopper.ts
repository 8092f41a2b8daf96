import { type Answer, Shopper } from '../../harness/shopper';

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
  inFlight = 0;
  ordersInFlight = 0;
  /** Requests whose connection died before the answer. */
  broken = 0;
  private shopIsDead = false;
  private lives = 1;
  /** Answers that no shop may give, whatever happens to it. */
  readonly wrong: string[] = [];

  noteDeath(): void {
    this.shopIsDead = true;
  }

  noteLife(): void {
    this.shopIsDead = false;
    this.lives += 1;
  }

  override async post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer> {
    const isOrder = (body as { akce?: string }).akce === 'newOrder';
    if (isOrder) this.ordersInFlight += 1;
    try {
      return await this.count(path, () => super.post(path, body, headers));
    } finally {
      if (isOrder) this.ordersInFlight -= 1;
    }
  }

  override get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.count(path, () => super.get(path, headers));
  }

  private async count(path: string, send: () => Promise<Answer>): Promise<Answer> {
    this.inFlight += 1;
    const { shopIsDead, lives } = this;
    const answer = await send()
      .catch((fault: unknown) => this.unanswered(fault, shopIsDead && lives === this.lives))
      .finally(() => (this.inFlight -= 1));
    if (answer.status === 503) throw new Unanswered(true, answer.body); // "may be repeated", says the wire
    if (answer.status >= 500) this.wrong.push(`${path} answered ${answer.status}`);
    return answer;
  }

  /** What was sent and lost between a death and the next life has reached nobody, without any doubt. */
  private unanswered(fault: unknown, toTheDead: boolean): never {
    const { code } = fault as { code?: string };
    if (code === 'UND_ERR_CLOSED') throw fault; // the run is over
    const sent = !toTheDead && code !== 'ECONNREFUSED';
    if (sent) this.broken += 1;
    throw new Unanswered(sent, fault);
  }
}
