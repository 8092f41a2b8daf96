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
