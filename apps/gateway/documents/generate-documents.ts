import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asyncApi } from '@fenestra/contracts/documents/async-api';
import { eventSchema } from '@fenestra/contracts/documents/field-descriptions';
import { openApi } from '@fenestra/contracts/documents/openapi';
import { everyEvent } from '@fenestra/contracts/events/every-event';
import { recordedCalls } from './recorded-calls';

// Writes what integrators read: OpenAPI, AsyncAPI and one JSON Schema for each event. With --check it only tells what is out of date.

const folder = join(__dirname, '../../../libs/contracts/generated');

function documents(): Map<string, string> {
  const events = everyEvent.map((event): [string, object] => [
    `events/${event.type}.json`,
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: event.type,
      description: event.summary,
      ...eventSchema(event),
    },
  ]);
  const all: [string, object][] = [['openapi.json', openApi(recordedCalls)], ['asyncapi.json', asyncApi()], ...events];
  return new Map(all.map(([name, document]) => [name, `${JSON.stringify(document, null, 2)}\n`]));
}

const present = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

const textOf = (name: string): string | undefined =>
  present().includes(name) ? readFileSync(join(folder, name), 'utf8') : undefined;

function main(check: boolean): void {
  mkdirSync(join(folder, 'events'), { recursive: true });
  const expected = documents();
  const outdated = [...expected].filter(([name, text]) => textOf(name) !== text).map(([name]) => name);
  const surplus = present().filter((name) => !expected.has(name));
  if (check && outdated.length + surplus.length > 0) {
    console.error(
      `Generated documents are out of date: ${[...outdated, ...surplus].join(', ')}. Run generate-documents.ts.`,
    );
    process.exitCode = 1;
  }
  if (check) return;
  for (const name of surplus) rmSync(join(folder, name));
  for (const name of outdated) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), expected.get(name)!);
  }
}

main(process.argv.includes('--check'));
