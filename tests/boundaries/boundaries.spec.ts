import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const files = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));

describe('the rules of who may import whom, and of what no file may do', () => {
  let found: Record<string, string[]>;

  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, 'lint-as.mjs')]);
    found = JSON.parse(stdout) as typeof found;
  });

  it.each(files)('finds in %s exactly what it breaks', (file) => {
    const [, rule] = /^\/\/ breaks: (.+)$/m.exec(readFileSync(join(__dirname, file), 'utf8'))!;

    expect(found[file]).toEqual(rule === 'nothing' ? [] : [rule]);
  });
});
