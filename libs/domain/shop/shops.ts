import { countries } from './countries';
import type { Country, VatRate } from './country';
import type { Currency } from './money';

type Listed = (typeof countries)[number];
export type ShopCode = Listed['code'];
export type ShopId = Listed['id'];
export type Language = Listed['language'];

/** The storefront of one country. */
export type Shop = Country & {
  readonly code: ShopCode;
  readonly id: ShopId;
  readonly language: Language;
  readonly currency: Currency;
};

export const shops: readonly Shop[] = countries;
export const shopCodes: readonly ShopCode[] = countries.map(({ code }) => code);
export const shopIds: readonly ShopId[] = countries.map(({ id }) => id).toSorted((a, b) => a - b);

const byId = new Map(shops.map((shop) => [shop.id, shop]));
const byCode = new Map(shops.map((shop) => [shop.code, shop]));

export const shopById = (id: ShopId): Shop => byId.get(id)!;
export const shopByCode = (code: ShopCode): Shop => byCode.get(code)!;

/** How hosts, postcode lists and regions name the country of a shop: `cz` (OPEN-Q-21, POST-09). */
export const countryToken = ({ country }: Pick<Shop, 'country'>): string => country.toLowerCase();

/**
 * Replaces rates that ship by those of the seller, from their first day on; once at the start of a process, before the first price.
 * Days before keep the rates that ship. Returns the rates that were there.
 */
export function setVatRates(code: ShopCode, rates: readonly VatRate[]): readonly VatRate[] {
  const shop: { vat: readonly VatRate[] } = byCode.get(code)!;
  const before = shop.vat;
  const [first] = rates;
  shop.vat = [...before.filter(({ from }) => !first || from < first.from), ...rates];
  return before;
}

/** The VAT rate of a shop in percent on a day (ISO date). A day before the first entry is a fault. */
export function vatOn(shop: Shop, day: string): number {
  const rate = shop.vat.findLast(({ from }) => from <= day);
  if (!rate) throw new Error(`no VAT rate of shop ${shop.id} for ${day}`);
  return rate.percent;
}
