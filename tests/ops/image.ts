import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../..');
const execute = promisify(execFile);
export const docker = async (...args: string[]): Promise<string> =>
  (await execute('docker', args, { maxBuffer: 2 ** 26 })).stdout.trim();

/** The image `fenestra` of what git holds, and of nothing else that lies about here. */
export async function buildImage(): Promise<void> {
  const clone = await mkdtemp(join(tmpdir(), 'fenestra-clone-'));
  try {
    await execute('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
    await docker('build', '--quiet', '--file', join(clone, 'infra/docker/Dockerfile'), '--tag', 'fenestra', clone);
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}
