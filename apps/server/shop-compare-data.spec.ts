import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder, compareFolder } from './shop-compare-data';

const shipped = join(__dirname, '../pricing/data');

/** The shipped price list with one file written anew. */
async function folderWith(file: string, spoil: (text: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'prices-'));
  await cp(shipped, folder, { recursive: true });
  await writeFile(join(folder, file), spoil(await readFile(join(shipped, file), 'utf8')));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

describe('npm run shop -- price-list', () => {
  it('diff of what is sold now says that nothing changes', async () => {
    expect(await compareFolder('price-list', shipped, {})).toEqual({ done: true, text: 'changes nothing', data: [] });
  });

  it('diff names the changed entry and the price of each product that it changes, with the difference', async () => {
    await using dearer = await folderWith('surcharges.json', (text) => text.replace(/"222915": 100/, '"222915": 110'));
    const { text } = await compareFolder('price-list', dearer.folder, {});
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['surcharges.json, profiles: changed', 'OS1, as it starts: 4920 CZK → 5412 CZK (+492)']),
    );
  });

  it.each([checkFolder, compareFolder])('%o names file, entry and reason of what may not go live', async (command) => {
    await using faulty = await folderWith('sills.json', () => '{}');
    const { done, data } = await command('price-list', faulty.folder, {});
    expect(done).toBe(false);
    expect(data).toContainEqual({ file: 'sills', entry: 'sill 752', reason: 'no price' });
  });
});
