import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { eventually } from '@fenestra/testing/time';
import { listDeadLetters } from '../../inbox/dead-letters';
import { countOnly, upTo } from '../bench';
import { type CrashPoint, crashPoints } from '../faults/crash-points';
import type { ServiceProcess } from '../service-process';
import type { TransportUnderTest } from './transport-under-test';

const testing = join(__dirname, '..');
const root = join(testing, '../../..');

/** C6: a process that dies anywhere loses and doubles nothing, and a fault in that would be seen. */
export function survivesCrashes(tested: TransportUnderTest): void {
  it.each(Object.keys(crashPoints) as CrashPoint[])(
    'C6 loses and doubles nothing when the process is killed at %s',
    async (point) => {
      for (const n of upTo(3)) await tested.bench.count('a', n);
      await tested.bench.count('poison', 1);
      await tested.bench.count('b', 1, 2);
      await dies(point);

      tested.bench.startRelay();
      await tested.bench.read('tests.crash', countOnly);
      await tested.sees('tests.crash', 'a', upTo(3));
      await tested.sees('tests.crash', 'b', [1, 2]);
      await eventually(async () => expect(await listDeadLetters(tested.bench.db)).toHaveLength(1));
      expect(await tested.bench.effects('tests.crash', 'poison')).toEqual([]);
    },
  );

  it.each<[fault: string, CrashPoint]>([
    ['offset-before-effect', 'runner.after-inbox'],
    ['no-inbox', 'runner.after-commit'],
    ['delete-before-append', 'relay.before-append'],
  ])('C6 would notice %s', async (fault, point) => {
    for (const n of upTo(3)) await tested.bench.count('a', n);
    await dies(point, fault);
    if (fault === 'no-inbox') await dies(point, fault);

    tested.bench.startRelay();
    await tested.bench.read('tests.crash');
    await tested.bench.count('a', 4);
    await eventually(async () => expect(await tested.bench.effects('tests.crash', 'a')).toContain(4));
    expect(await tested.bench.effects('tests.crash', 'a')).not.toEqual(upTo(4));
  });

  /** Runs the service in a process of its own, maybe with a fault in it, until it has killed itself. */
  async function dies(point: CrashPoint, ...faults: string[]): Promise<void> {
    const { url } = tested.bench.db.options as { url: string };
    const service: ServiceProcess = {
      databaseUrl: url,
      place: tested.logAddress,
      topic: tested.topic,
      group: 'tests.crash',
    };
    const preloaded = ['crash-at', ...faults].map((name) => join(testing, 'faults', `${name}.ts`));
    const required = [join(root, 'tools/run-typescript.cjs'), ...preloaded].flatMap((file) => ['-r', file]);
    const program = [join(testing, 'service-process.ts'), JSON.stringify(service)];
    const env = { ...process.env, FENESTRA_CRASH_AT: point };
    const child = spawn(process.execPath, [...required, ...program], { env });
    expect(await deathOf(child)).toBe('SIGKILL');
  }
}

function deathOf(child: ChildProcess): Promise<string> {
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}: ${complaint}`)),
  );
}
