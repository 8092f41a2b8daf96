import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Attack, Statuses } from './attack';

/** Runs an attack in a process of its own and returns its statuses. */
export async function runAttack(attack: Attack): Promise<Statuses> {
  const compiling = join(__dirname, '../../tools/run-typescript.cjs');
  const child = spawn(process.execPath, ['--require', compiling, join(__dirname, 'attack.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(attack));
  return JSON.parse(await text(child.stdout)) as Statuses;
}
