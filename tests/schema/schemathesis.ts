import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ShopProcess } from '../harness/shop-process';
import { typedOptions } from '../harness/typed-options';
import { withoutUnicodePatterns } from './without-unicode-patterns';

/**
 * `npm run schemathesis`: requests made from /api/openapi.json, right and wrong ones, to every call of a shop of its own. No answer
 * may be 5xx, and each must be what the document says. The package comes from PyPI; where it cannot be had, `tools/schemathesis.mjs` runs nothing.
 */
const values = typedOptions({ examples: { type: 'string', default: '50' }, seed: { type: 'string' } });

const folder = resolve(__dirname, '../../node_modules/.cache/schemathesis');
const program = process.env['FENESTRA_SCHEMATHESIS']!; // tools/schemathesis.mjs has found it

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

void run().then((status) => process.exit(status ?? 1));
