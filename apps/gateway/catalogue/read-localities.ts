import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { isInArea } from '@fenestra/domain/ordering/postcode-areas';
import { countryToken, type Shop, shops } from '@fenestra/domain/shop/shops';

export type Locality = {
  /** Digits only. */
  readonly postcode: string;
  readonly name: string;
  /** kodOkres, where postcodes alone do not tell the region: in the Czech Republic. */
  readonly code?: string;
};

/** The places of a shop's country, in the order of their postcodes; throws with file and line where one cannot be read. */
export function readLocalities(folder: string, { postcode, ...shop }: Shop): Locality[] {
  const file = join(folder, `${countryToken(shop)}.tsv`);
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return rows.map((row, index) => {
    const [digits, name, code] = row.split('\t');
    if (!name || !digits || digits.length !== postcode.digits || /\D/.test(digits))
      throw new Error(`${file}, line ${index + 1}: a postcode of ${postcode.digits} digits and a place are wanted`);
    if (!isInArea(digits, shop.code))
      throw new Error(`${file}, line ${index + 1}: no postcode of the country begins like ${digits}`);
    return { postcode: digits, name, ...(code && { code }) };
  });
}

/** For the setting that names the folder: a list that lacks, or a row that cannot be read, is told before anything starts. */
export function checkLocalities({ value, issues }: z.core.ParsePayload<string>): void {
  for (const shop of shops)
    try {
      readLocalities(value, shop);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const file = `${countryToken(shop)}.tsv`;
      issues.push({ code: 'custom', message: code ? `${file} cannot be read (${code})` : message, input: value });
    }
}
