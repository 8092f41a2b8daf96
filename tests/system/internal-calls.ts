import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Endpoint } from '@fenestra/contracts/endpoint';

const contracts = join(__dirname, '../../libs/contracts/http');

/** Every internal call there is: a new one is in by itself. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const files = readdirSync(contracts).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  const modules = await Promise.all(files.map((name) => import(join(contracts, name)) as Promise<object>));
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'answer' in value;
  return modules.flatMap((module) => (Object.values(module) as unknown[]).filter(isEndpoint));
}

export async function statusOf(url: string, { method, path }: Endpoint, authorization?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const address = url.replace(/\/$/, '') + path.replace(/:\w+/g, 'A'.repeat(22));
  return (await fetch(address, { method, headers, ...(method === 'POST' && { body: '{}' }) })).status;
}

/** `open`, or why a database does not open. */
export async function opens(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return 'open';
  } catch (fault) {
    return (fault as Error).message;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether somebody listens there, whatever they speak. */
export const listens = (port: number, address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, address);
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
