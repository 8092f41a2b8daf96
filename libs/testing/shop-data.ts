import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Catalogue, parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';

const apps = join(__dirname, '../../apps');

/** The catalogue that the shop really sells from. */
export const shopCatalogue = (): Catalogue => parseCatalogue(readData(join(apps, 'configuration/data')));

/** One key for each JSON file of a folder. */
export function readData(folder: string): Record<string, unknown> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}
