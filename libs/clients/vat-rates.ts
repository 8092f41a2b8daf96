import { dayIn } from '@fenestra/domain/shop/day';
import { setVatRates, shops } from '@fenestra/domain/shop/shops';
import { vatDifference } from '@fenestra/domain/shop/statutory-vat';
import { readShopsFile } from './shops-file';

/** Lets this process calculate with the rates of `SHOPS_FILE`. Called once, before services start. */
export function applyVatRates({ SHOPS_FILE }: { readonly SHOPS_FILE?: string | undefined }): void {
  const rows = readShopsFile(SHOPS_FILE);
  for (const { code } of shops) {
    const rates = rows[code]?.vat;
    if (rates) setVatRates(code, rates);
  }
}

/** Shops whose rate of the day is not the statutory one, each with both: `sk: 20 %, by law 23 %`. */
export const nonStatutoryVatRates = (now: Date): string[] =>
  shops.flatMap((shop) => {
    const difference = vatDifference(shop, dayIn(shop, now));
    return difference ? [`${shop.code}: ${difference.own} %, by law ${difference.statutory} %`] : [];
  });
