import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { workerState } from '@fenestra/testing/worker-state';

const root = resolve(__dirname, '../..');

/** The line of each program. */
const started = workerState('once-per-worker', () => new Map<string, Promise<string>>());

/**
 * Starts a program with the first suite of a worker that needs it. Resolves to the line of JSON that it prints when it is
 * ready. The program ends when its input does, which happens however the worker ends (see `startedByWorker`).
 */
export async function oncePerWorker<Ready>(program: string): Promise<Ready> {
  const line = started.get(program) ?? start(program);
  started.set(program, line);
  line.catch(() => started.delete(program)); // the next suite tries again
  return JSON.parse(await line) as Ready;
}

async function start(program: string): Promise<string> {
  const args = ['--require', join(root, 'tools/run-typescript.cjs'), program];
  const child = spawn(process.execPath, args, { cwd: root, env: process.env });
  letWorkerEnd(child);
  const errors = text(child.stderr);
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')])) as unknown[];
  if (typeof line !== 'string') throw new Error(`${program} ended with ${child.exitCode}:\n${await errors}`);
  return line;
}

/** A worker ends by itself only when nothing is left that it waits for. */
function letWorkerEnd(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as Socket).unref();
}

/** In such a program: says that it is ready, and resolves when the worker is gone. Ctrl-C is for the worker. */
export async function startedByWorker(ready: object): Promise<void> {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.stdout.write(`${JSON.stringify(ready)}\n`);
  process.stdin.resume();
  await once(process.stdin, 'end');
}
