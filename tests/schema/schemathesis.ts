import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ShopProcess } from '../harness/shop-process';
import { withoutUnicodePatterns } from './without-unicode-patterns';

/**
 * `npm run schemathesis`: requests made from /api/openapi.json, right and wrong ones, to every call of a shop of its own. No answer
 * may be 5xx, and each must be what the document says. The package comes from PyPI; where it cannot be had, nothing runs.
 */
const { values } = parseArgs({ options: { examples: { type: 'string', default: '50' }, seed: { type: 'string' } } });

const version = '4.32.5';
const folder = resolve(__dirname, '../../node_modules/.cache/schemathesis');
const program = join(folder, 'bin/st');

/** Whether the program is there; installs it on first use. */
function install(): boolean {
  if (existsSync(program)) return true;
  const made = spawnSync('python3', ['-m', 'venv', folder]);
  return made.status === 0 && spawnSync(join(folder, 'bin/pip'), ['install', `schemathesis==${version}`]).status === 0;
}

async function run(): Promise<number | null> {
  const shop = await ShopProcess.start();
  await using _stopped = shop;
  const document = await (await fetch(`${shop.url}/api/openapi.json`)).json();
  const file = join(folder, 'openapi.json');
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(withoutUnicodePatterns(document)));
  const checks = 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance';
  const options = {
    ...{ url: shop.url, checks, phases: 'coverage,fuzzing', 'max-examples': values.examples, warnings: 'off' },
    ...{ header: `authorization: Bearer ${await shop.erpToken()}`, 'report-dir': folder },
    ...(values.seed && { seed: values.seed }),
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return spawnSync(program, ['run', file, '--continue-on-failure', ...flags], { stdio: 'inherit', cwd: folder }).status;
}

if (install()) void run().then((status) => process.exit(status ?? 1));
else console.log(`NOT RUN: schemathesis ${version} cannot be installed here, for want of Python 3 or of its package.`);
