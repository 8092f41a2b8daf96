import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { folderWith, versioned } from '@fenestra/testing/data-folder';
import { readBundledData } from './check-data';
import { checkFolder, compareFolder } from './compare-data';

const shipped = join(__dirname, '../../pricing/data');

describe('npm run shop -- price-list', () => {
  it('diff of what is sold now says that nothing changes', async () => {
    expect(await compareFolder('price-list', shipped, await readBundledData({}))).toEqual({
      done: true,
      text: 'changes nothing',
      data: [],
    });
  });

  it('diff names the changed entry and the price of each product that it changes, in every shop, with the difference', async () => {
    await using raised = await folderWith('price-list', {
      ...versioned('test-2'),
      'surcharges.json': (text) => text.replace(/"222915": 100/, '"222915": 110'),
    });
    const { text } = await compareFolder('price-list', raised.folder, await readBundledData({}));
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'surcharges.json, profiles 222915: 100 → 110',
        'cs, OS1, as it starts: 4920 CZK → 5412 CZK (+492)',
        ...['sk', 'de', 'at', 'hu'].map((code) => expect.stringMatching(`^${code}, OS1, as it starts: .* → .* \\(\\+`)),
      ]),
    );
  });

  it('check refuses other data under the version in force', async () => {
    await using same = await folderWith('price-list', { 'items.json': (text) => text.replace('1790', '1791') });
    expect(await checkFolder('price-list', same.folder, await readBundledData({}))).toMatchObject({
      done: false,
      text: expect.stringMatching(/^manifest\.json, version: .* give them a new version$/),
    });
  });

  it.each([checkFolder, compareFolder])(
    '%o points at a new price of what the catalogue does not have',
    async (command) => {
      await using mistyped = await folderWith('price-list', {
        ...versioned('test-2'),
        'glazing.json': (text) => text.replace('"301":', '"99999": 7, "301":'),
      });
      const { done, text } = await command('price-list', mistyped.folder, await readBundledData({}));
      expect(done).toBe(true);
      expect(text).toContain('look at glazing.json, glass 99999: it is not in the catalogue');
    },
  );

  it('names a file that is missing, and a price below zero, which only a threshold may have', async () => {
    const present = await readBundledData({});
    await using faulty = await folderWith('price-list', {
      ...versioned('test-2'),
      'items.json': (text) => text.replace('"1005": 3990', '"1005": -5'),
    });
    const { data } = await checkFolder('price-list', faulty.folder, present);
    expect(data).toEqual([{ file: 'items', entry: 'stock 1005', reason: '-5 is below zero' }]);

    await rm(join(faulty.folder, 'sills.json'));
    const { text } = await checkFolder('price-list', faulty.folder, present);
    expect(text).toBe('sills.json, all: there is no such file');
  });

  it('says in a sentence that there is no such folder, or that it is none', async () => {
    const present = await readBundledData({});
    const [missing, file] = [join(shipped, 'missing'), join(shipped, 'manifest.json')];
    expect((await checkFolder('price-list', missing, present)).text).toContain('there is no such folder');
    expect((await checkFolder('price-list', file, present)).text).toContain('this is no folder');
  });

  it.each([checkFolder, compareFolder])('%o names file, entry and reason of what may not go live', async (command) => {
    await using faulty = await folderWith('price-list', { ...versioned('test-2'), 'sills.json': () => '{}' });
    const { done, data } = await command('price-list', faulty.folder, await readBundledData({}));
    expect(done).toBe(false);
    expect(data).toContainEqual({ file: 'sills', entry: 'sill 752', reason: 'no price' });
  });
});
