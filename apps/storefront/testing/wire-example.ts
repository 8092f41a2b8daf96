import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../libs/contracts/wire/examples');

/** What a page reads as a day or a moment has to be one. */
const moments: Readonly<Record<string, string>> = {
  payUntil: '2026-12-07',
  secondPayBy: '2026-11-24T08:08:05.362Z',
};

/** The recorded answer of a call, with its bindings filled by their own names (`{{token}}` → `token`), but for moments. */
export function exampleAnswer(file: string): Record<string, unknown> {
  const names = readdirSync(folder).toSorted(); // of several the first of the visit
  const name = names.find((each) => each.replace(/^\d+[a-z]*-/, '') === `${file}.json`);
  if (!name) throw new Error(`no recorded example ${file}`);
  const text = readFileSync(join(folder, name), 'utf8');
  const { answer } = JSON.parse(text.replace(/\{\{(\w+)\}\}/g, (_, bound: string) => moments[bound] ?? bound)) as {
    answer: Record<string, unknown>;
  };
  return answer;
}
