import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shippedFolders = {
  catalogue: join(__dirname, '../../apps/configuration/data'),
  'price-list': join(__dirname, '../../apps/pricing/data'),
};

/** The shipped data with files written anew: the text of each is a function of the shipped one. */
export async function folderWith(kind: keyof typeof shippedFolders, edits: Record<string, (text: string) => string>) {
  const folder = await mkdtemp(join(tmpdir(), 'data-'));
  await cp(shippedFolders[kind], folder, { recursive: true });
  for (const [file, change] of Object.entries(edits))
    await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** A version of its own. */
export const versioned = (version: string) => ({
  'manifest.json': (text: string) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`),
});
