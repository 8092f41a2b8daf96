import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkData } from './check-data';

describe('npm run shop -- check-data', () => {
  it('says that what is sold now may go live', async () => {
    expect(await checkData({})).toMatchObject({ done: true, data: [] });
  });

  it('names file, entry and reason of what may not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prices-'));
    await cp(join(__dirname, '../../pricing/data'), folder, { recursive: true });
    await writeFile(join(folder, 'sills.json'), '{}');
    const { done, text, data } = await checkData({ PRICE_LIST_FOLDER: folder });
    await rm(folder, { recursive: true });

    expect(done).toBe(false);
    expect(text).toMatch(/^sills\.json, sill 751: no price; /);
    expect(data).toContainEqual({ file: 'sills', entry: 'sill 752', reason: 'no price' });
  });
});
