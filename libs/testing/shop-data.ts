import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { parsePriceList, type PriceList } from '@fenestra/domain/pricing/price-list';

const apps = join(__dirname, '../../apps');

/** The catalogue that the shop really sells from. */
export const shopCatalogue = (): Catalogue => parseCatalogue(readData(join(apps, 'configuration/data')));

/** The prices that the shop really asks. */
export const shopPrices = (): PriceList => parsePriceList(readData(join(apps, 'pricing/data')));

/** One key for each JSON file of a folder. */
export function readData(folder: string): Record<string, unknown> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), read(file)]));
}
