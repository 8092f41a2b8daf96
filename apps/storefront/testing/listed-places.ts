import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryToken, type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import type { PostcodeEntry } from '../features/cart/postcode/postcode-entry';

/** The list of places that the gateway serves to a shop. */
export function listedPlaces(code: ShopCode): PostcodeEntry[] {
  const file = `../../gateway/data/postcodes/${countryToken(shopByCode(code))}.tsv`;
  const rows = readFileSync(join(__dirname, file), 'utf8').split('\n').filter(Boolean);
  return rows.map((row) => {
    const [postcode = '', place = ''] = row.split('\t');
    return { postcode, place, code: '' };
  });
}
