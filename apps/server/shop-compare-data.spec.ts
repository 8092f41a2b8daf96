import { join } from 'node:path';
import { folderWith } from '@fenestra/testing/data-folder';
import { filesOfFolders } from './shop-check-data';
import { checkFolder, compareFolder } from './shop-compare-data';

const shipped = join(__dirname, '../pricing/data');

describe('npm run shop -- price-list', () => {
  it('diff of what is sold now says that nothing changes', async () => {
    expect(await compareFolder('price-list', shipped, await filesOfFolders({}))).toEqual({
      done: true,
      text: 'changes nothing',
      data: [],
    });
  });

  it('diff names the changed entry and the price of each product that it changes, in every shop, with the difference', async () => {
    await using dearer = await folderWith('price-list', {
      'surcharges.json': (text) => text.replace(/"222915": 100/, '"222915": 110'),
    });
    const { text } = await compareFolder('price-list', dearer.folder, await filesOfFolders({}));
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'surcharges.json, profiles: changed',
        'cs, OS1, as it starts: 4920 CZK → 5412 CZK (+492)',
        ...['sk', 'de', 'at', 'hu'].map((code) => expect.stringMatching(`^${code}, OS1, as it starts: .* → .* \\(\\+`)),
      ]),
    );
  });

  it('says in a sentence that there is no such folder, or that it is none', async () => {
    const present = await filesOfFolders({});
    const [missing, file] = [join(shipped, 'missing'), join(shipped, 'manifest.json')];
    expect((await checkFolder('price-list', missing, present)).text).toContain('there is no such folder');
    expect((await checkFolder('price-list', file, present)).text).toContain('this is no folder');
  });

  it.each([checkFolder, compareFolder])('%o names file, entry and reason of what may not go live', async (command) => {
    await using faulty = await folderWith('price-list', { 'sills.json': () => '{}' });
    const { done, data } = await command('price-list', faulty.folder, await filesOfFolders({}));
    expect(done).toBe(false);
    expect(data).toContainEqual({ file: 'sills', entry: 'sill 752', reason: 'no price' });
  });
});
