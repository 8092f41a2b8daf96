import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';

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

/** KEDA's operator and what answers for its metrics, from what infra/kubernetes/set-up.mjs has built; resolves to their names. */
export async function imagesOfKeda(folder: string): Promise<string[]> {
  const { images } = parse(await readFile(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const names = images.map(({ newName, newTag }) => ({
    target: newName.split('/')[1]!,
    image: `${newName}:${newTag}`,
  }));
  for (const { target, image } of names) await docker('build', '--quiet', '--target', target, '--tag', image, folder);
  return names.map(({ image }) => image);
}

type Kustomization = { readonly images: readonly { readonly newName: string; readonly newTag: string }[] };
