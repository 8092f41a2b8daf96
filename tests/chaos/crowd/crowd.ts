import type { ServiceClient } from '@fenestra/platform/http/service-client';
import { shops } from '@fenestra/domain/shop/shops';
import type { Rig } from '../rig/rig';
import { untilQuiet } from '../rig/quiet';
import { ClientLedger } from '../shoppers/client-ledger';
import { CountedShopper } from '../shoppers/counted-shopper';
import { Tally } from '../shoppers/tally';
import { type Evidence, readDatabases } from '../witnesses/evidence';
import { eventLogInPostgres } from '../witnesses/event-witness';
import { askOutside } from '../witnesses/public-witness';
import { readSandbox } from '../witnesses/sandbox-witness';
import { Bank } from './bank';
import { CrowdShopper } from './crowd-shopper';
import { Outside } from './outside';
import { planOf } from './plan';
import { letDeadlinesCome, letShopLook } from './time';

const quietWithinMs = 120_000;
/** Of the shoppers, those before whom something goes wrong outside. */
const unlucky = 3;

/** Everybody who comes, a few at the same time. */
export class Crowd {
  readonly ledger = new ClientLedger();
  readonly letters: string[] = [];
  readonly outside: Outside;
  private readonly tally = new Tally();
  readonly bank: Bank;
  private readonly doors: readonly CountedShopper[];
  private readonly came: CrowdShopper[] = [];

  constructor(
    private readonly rig: Rig,
    private readonly seed: number,
    private readonly payments: ServiceClient,
  ) {
    const { url, sandboxUrl } = rig.shop;
    this.outside = new Outside(sandboxUrl, seed);
    this.bank = new Bank(payments);
    this.doors = shops.map(({ code, id }) => new CountedShopper(this.tally, url, `${code}.localhost`, id));
  }

  /** So many shoppers, `atOnce` in the shop; resolves to what is left to do when it should be quiet again. */
  async come(shoppers: number, atOnce: number): Promise<string> {
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < shoppers) await this.visit(next++);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await this.outside.catchesUp();
    const left = await this.quiet();
    await this.bank.readStatement();
    return left || this.quietAfterRefunds();
  }

  /** The deadlines of those who left come. */
  async endWhatWasLeft(): Promise<string> {
    const left = this.came.filter(({ leaves }) => leaves);
    await letDeadlinesCome(
      this.rig,
      left.map(({ cart }) => cart),
    );
    for (const shopper of left) shopper.noteEnd();
    return this.quiet();
  }

  async payLate(): Promise<string> {
    await this.outside.refundsGoWrong();
    for (const shopper of this.came.filter(({ returns }) => returns)) await this.guard(shopper.payLate());
    await this.bank.readStatement();
    return this.quietAfterRefunds();
  }

  async gather(delivered: Record<number, number>): Promise<Evidence> {
    const { rig, ledger, doors, letters, bank } = this;
    return {
      clients: ledger.records,
      clientFaults: [...ledger.faults, ...this.tally.wrong],
      delivered,
      ...(await askOutside(doors[0]!, ledger.records, await rig.shop.erpToken())),
      ...(await readDatabases(rig)),
      log: await eventLogInPostgres.read(rig),
      behind: await eventLogInPostgres.behind(rig),
      sandbox: await readSandbox(rig.folder),
      credits: bank.credits,
      letters,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.doors.map((door) => door.close()), this.payments.onApplicationShutdown()]);
  }

  private async visit(nth: number): Promise<void> {
    if (nth % unlucky === 0) await this.outside.goesWrong();
    const plan = planOf(this.seed, nth);
    const door = this.doors.find(({ shopId }) => shopId === plan.shop.id)!;
    const shopper = new CrowdShopper(door, plan, this);
    this.came.push(shopper);
    await this.guard(shopper.visit());
  }

  private async guard(act: Promise<void>): Promise<void> {
    await act.catch((fault: Error) => this.ledger.faults.push(`a shopper met ${String(fault)}`));
  }

  private async quietAfterRefunds(): Promise<string> {
    const left = await this.quiet();
    await this.bank.sendBack();
    return left || this.quiet();
  }

  private async quiet(): Promise<string> {
    await letShopLook(this.rig);
    return (await untilQuiet(this.rig, quietWithinMs)).left;
  }
}
