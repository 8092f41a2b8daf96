import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const built = resolve(__dirname, '../../apps/storefront/dist');
const hashed = /-([\w-]{8})\.(?:js|css)$/;
const written = /\.(?:html|js|cjs|css|json)$/;

/** The storefront as a release builds it that has changed every script and style: none of their names is what it was. */
export async function storefrontOfAnotherRelease() {
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-storefront-'));
  await cp(built, folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).filter((name) => hashed.test(name));
  const anyName = new RegExp(names.map((name) => name.replace('.', '\\.')).join('|'), 'g');
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    if (/\.(?:br|gz)$/.test(name)) await rm(path);
    else if (written.test(name)) {
      await writeFile(path, (await readFile(path, 'utf8')).replace(anyName, renamed));
      await rename(path, join(parentPath, renamed(name)));
    }
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

const renamed = (name: string): string =>
  name.replace(hashed, (all, hash: string) => all.replace(hash, [...hash].reverse().join('')));
