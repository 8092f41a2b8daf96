import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncApi } from './async-api';
import { openApi } from './openapi';

const committed = (name: string): unknown => JSON.parse(readFileSync(join(__dirname, '../generated', name), 'utf8'));

it('keeps the committed AsyncAPI document in date', () => {
  expect(committed('asyncapi.json')).toEqual(JSON.parse(JSON.stringify(asyncApi())));
});

it('refers to nothing that it does not have', () => {
  const text = JSON.stringify(openApi());
  const { components } = openApi() as { components: { schemas: Record<string, unknown> } };
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"/]+)"/g))
    expect(components.schemas).toHaveProperty(name!);
});

type Parameter = { readonly name: string; readonly in: string; readonly description?: string };
type Call = { parameters?: Parameter[]; responses: Record<string, { description: string }> };
const { paths } = openApi() as { paths: Record<string, Record<string, Call>> };
const calls = Object.entries(paths).flatMap(([path, ofPath]) =>
  Object.values(ofPath).map((call) => ({ path, ...call })),
);

it.each(
  calls.flatMap(({ path, parameters = [] }) => parameters.map((each) => [each.name, each.in, path, each] as const)),
)('says what %s (%s) of %s means', (name, _, __, { description }) => {
  expect(description).toMatch(/\S/);
  expect(description).not.toBe(name);
});

it('says in which unit and how far a page of the ERP feed is asked for, and that other parameters are refused', () => {
  const { parameters, responses } = paths['/erp/v1/events']!['get']!;
  expect(Object.fromEntries(parameters!.map(({ name, description }) => [name, description]))).toMatchObject({
    limit: expect.stringContaining('1 to 500') as string,
    wait: expect.stringMatching(/^Seconds .* 0 to 30/) as string,
  });
  expect(responses['400']!.description).toContain('a parameter of another name');
});
