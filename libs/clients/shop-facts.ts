import { join } from 'node:path';
import { safeParse } from 'zod/mini';
import { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import { isChargeable } from '@fenestra/domain/shop/money';
import { type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { readShopsFile, type ShopRow } from './shops-file';

/** Placeholders, so that the shop can be tried. */
const placeholderFile = join(__dirname, 'data/shops.json');

type FilePath = { readonly SHOPS_FILE?: string | undefined };

/** What each shop's owner says of themselves, placeholders where they say nothing. Throws where a shop lacks even these. */
export function readShopFacts({ SHOPS_FILE }: FilePath): (code: ShopCode) => ShopFacts {
  const [own, placeholders] = [readShopsFile(SHOPS_FILE), readShopsFile(placeholderFile)];
  const facts = new Map(shopCodes.map((code) => [code, factsOf(code, own[code], placeholders[code])]));
  return (code) => facts.get(code)!;
}

function factsOf(code: ShopCode, own?: ShopRow, placeholders?: ShopRow): ShopFacts {
  const { account, company, returns } = { ...placeholders, ...own };
  const { data, error } = safeParse(ShopFacts, {
    contact: { ...placeholders?.contact, ...own?.contact },
    account,
    company,
    returns,
  });
  if (error) throw new Error(`${code}: has no ${error.issues[0]!.path.join('.')}`);
  const { currency } = shopByCode(code);
  if (!isChargeable(data.returns.shopperPays, currency))
    throw new Error(`${code}.returns.shopperPays: is no amount that can be paid in ${currency}`);
  return data;
}

/** What an owner has left to replace: `de: account, company`. */
export function placeholdersIn({ SHOPS_FILE }: FilePath): string[] {
  const rows = readShopsFile(SHOPS_FILE);
  return shopCodes.flatMap((code) => {
    const parts = placeholderParts(rows[code]);
    return parts.length > 0 ? [`${code}: ${parts.join(', ')}`] : [];
  });
}

function placeholderParts(row: ShopRow | undefined): string[] {
  const { shape } = ShopFacts;
  const parts = ['contact', 'account', 'company', 'returns'] as const;
  return parts.filter((part) => !row || row.placeholder || !safeParse(shape[part], row[part]).success);
}
