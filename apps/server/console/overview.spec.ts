import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('names runbooks that there are', () => {
  const named = readFileSync(join(__dirname, 'overview.ts'), 'utf8').match(/docs\/runbooks\/[\w-]+\.md/g)!;
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((page) => !existsSync(join(__dirname, '../../..', page)))).toEqual([]);
});
