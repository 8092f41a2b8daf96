import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '@fenestra/platform/service/free-port';
import { eventually } from './time';

export type RedisServer = { readonly url: string; stop(): Promise<void> };

const program = process.env['FENESTRA_REDIS_SERVER'];

/** `describe` where a Redis server can be started, else a skipped one: `npm test` says why, and its last line counts them. */
export const describeWithRedis: typeof describe = program ? describe : describe.skip;

const password = randomBytes(16).toString('hex');

/** Where one is, or will be. */
export const redisAt = (port: number): string => `redis://:${password}@127.0.0.1:${port}`;

/**
 * A real Redis on a free port, empty, with a password and the settings that queues need. On `port` it can come back after a stop. `secured` adds a
 * port with TLS.
 */
export async function startRedis(port?: number, secured: readonly string[] = []): Promise<RedisServer> {
  if (!program) throw new Error('FENESTRA_REDIS_SERVER names no program');
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const at = port ?? (await freePort());
  const settings = [
    ...['--port', `${at}`, '--bind', '127.0.0.1', '--requirepass', password],
    ...['--dir', folder, '--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'],
    ...secured,
  ];
  const server = spawn(program, settings, { stdio: 'ignore' });
  const url = redisAt(at);
  await untilItAnswers(url);
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
  client.on('error', () => undefined);
  await eventually(async () => expect(await client.ping()).toBe('PONG'));
  client.disconnect();
}
