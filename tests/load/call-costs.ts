import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { ShopProcess } from '../harness/shop-process';
import { dearestCalls } from './abuse';
import type { Asked } from './attack';
import { cpuMsOf } from './memory';
import { boundedBehindProxy, PassersBy } from './passers-by';
import { printLine } from './report';

/** Milliseconds of work that an address has in a window of ten seconds, by default. */
const work = 6_000;
const windowMs = 9_000;
/** As many as are answered at once. */
const connections = 6;
/** How many times more than it is charged a call may cost (issue 33, 1.3). */
const aim = 1.5;
const often = 1_000_000;
const unlimited = {
  order: often,
  mail: often,
  reader: often,
  feedback: often,
  log: often,
  document: often,
  payment: often,
  kept: often,
};

/**
 * Prints for each of the most expensive calls the CPU time of the shop until one address is refused with 429, which is when it has been
 * charged `work`. Linux only.
 */
export async function printCallCosts(only?: readonly string[]): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'fenestra-bench-'));
  const limits = join(folder.path, 'limits.json');
  await writeFile(limits, JSON.stringify(unlimited));
  await using shop = await ShopProcess.start({ FENESTRA_FSYNC: 'on', ...boundedBehindProxy, LIMITS_FILE: limits });
  const preparing = new PassersBy(shop.url, 'cs.localhost', 7, 4);
  const calls = Object.entries(await dearestCalls(preparing));
  await preparing.close();
  const idle = await idlePerMs(shop);
  console.log(`CPU of the shop per ms charged; aim: at most ${aim}; idle ${(idle * 100).toFixed(0)} % of a processor`);
  printLine('call', ['calls', 'failed', 'CPU ms', 'each', 'charged', 'ratio', 'verdict']);
  for (const [nth, [name, requests]] of calls.filter(([one]) => only?.includes(one) ?? true).entries()) {
    const before = await cpuMsOf(shop.pid);
    const began = performance.now();
    const { answered, failed, isRefused } = await askUntilRefused(shop, requests, `12.0.0.${nth}`);
    await sleep(200); // what was answered first and calculated after
    const cpu = Math.max(0, (await cpuMsOf(shop.pid)) - before - idle * (performance.now() - began));
    const ratio = cpu / work;
    const shown = isRefused ? [work, ratio.toFixed(2)] : [`< ${work}`, `< ${ratio.toFixed(2)}`];
    printLine(name, [
      answered,
      failed,
      cpu.toFixed(0),
      (cpu / answered).toFixed(1),
      ...shown,
      ratio <= aim ? 'ok' : 'missed',
    ]);
    await sleep(1_000);
  }
}

async function askUntilRefused(shop: ShopProcess, requests: readonly Asked[], address: string) {
  const pool = new Pool(shop.url, { connections });
  let [answered, failed, sent, isRefused] = [0, 0, 0, false];
  const end = performance.now() + windowMs;
  const ask = async (): Promise<void> => {
    while (!isRefused && performance.now() < end) {
      const { method, path, headers, body, text, leavesAfterMs } = requests[sent++ % requests.length]!;
      const typed = {
        host: 'cs.localhost',
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...headers,
      };
      const signal = leavesAfterMs === undefined ? null : AbortSignal.timeout(leavesAfterMs);
      const sendable = text ?? (body === undefined ? null : JSON.stringify(body));
      const answer = await pool
        .request({ method, path, headers: typed, body: sendable, signal })
        .catch(() => undefined);
      await answer?.body.dump();
      if (answer?.statusCode === 429) isRefused = true;
      else answered++;
      if (!answer || (answer.statusCode >= 400 && answer.statusCode !== 429)) failed++;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  await pool.destroy();
  return { answered, failed, isRefused };
}

async function idlePerMs(shop: ShopProcess): Promise<number> {
  await sleep(5_000); // what the preparation has left to do
  const [before, began] = [await cpuMsOf(shop.pid), performance.now()];
  await sleep(5_000);
  return ((await cpuMsOf(shop.pid)) - before) / (performance.now() - began);
}
