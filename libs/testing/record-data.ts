import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { PriceListData } from '@fenestra/domain/pricing/price-list';
import { readData } from './shop-data';

// Writes down what is sold now and its shape, under the schema number of its manifest. What is recorded never changes.

const root = join(__dirname, '../..');

function record(shape: z.ZodMiniType<object>, service: string, subject: string): void {
  const data = readData(join(root, 'apps', service, 'data'));
  const { manifest } = shape.parse(data) as { manifest: { schema: number } };
  const path = join(root, 'libs/domain', subject, 'recorded', String(manifest.schema));
  if (existsSync(`${path}.json`)) return console.log(`${subject} ${manifest.schema} is recorded already`);
  const lines = Object.entries(data).map(([file, content]) => `"${file}": ${JSON.stringify(content)}`);
  writeFileSync(`${path}.json`, `{\n${lines.join(',\n')}\n}\n`);
  writeFileSync(`${path}.schema.json`, `${JSON.stringify(z.toJSONSchema(shape))}\n`);
}

record(CatalogueData, 'configuration', 'catalogue');
record(PriceListData, 'pricing', 'pricing');
