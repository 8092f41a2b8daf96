import { join } from 'node:path';
import { freePort } from '@fenestra/platform/service/free-port';
import { EndedEarly, ShopProcess } from '../../harness/shop-process';
import { Books } from './books';

/** A promise that the shop can be made to break: a file of libs/messaging/testing/faults. */
export type Fault = 'offset-before-effect' | 'no-inbox' | 'delete-before-append';

export const sourceOf = (fault: Fault): string => require.resolve(`@fenestra/messaging/testing/faults/${fault}`);

/** A durable shop that comes back to the same addresses, as a real one does: gateways and shoppers find it again. */
export class Rig extends Books {
  private constructor(readonly shop: ShopProcess) {
    super(shop);
  }

  static async start(env: NodeJS.ProcessEnv = {}, preloaded: readonly string[] = []): Promise<Rig> {
    const ports = {
      PORT: String(await freePort()),
      SANDBOX_HTTP_PORT: String(await freePort()),
      SANDBOX_SMTP_PORT: String(await freePort()),
    };
    const all = [join(__dirname, 'crash-at.ts'), ...preloaded];
    return new Rig(await ShopProcess.start({ ...ports, FENESTRA_FSYNC: 'on', ...env }, all));
  }

  /** Starts the dead shop again and resolves to the time it took, in ms. An armed one may die before it is ready. */
  async revive(armed?: string): Promise<number> {
    const began = performance.now();
    await this.shop.restart(armed === undefined ? {} : { FENESTRA_CRASH_AT: armed }).catch((fault: unknown) => {
      if (armed === undefined || !(fault instanceof EndedEarly)) throw fault;
    });
    return performance.now() - began;
  }

  /** What the live server says about its own durability, setting by setting. */
  async durability(): Promise<Record<string, string>> {
    const [row] = await this.rows<Record<string, string>>(
      'orders',
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit`,
    );
    return row!;
  }
}
