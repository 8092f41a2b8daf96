import { dayIn } from '@fenestra/domain/shop/day';
import type { ShopContact } from '@fenestra/domain/shop/shop-facts';
import { type Shop, type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';

const known = (code: string | undefined): code is ShopCode => shopCodes.includes(code as ShopCode);

/** The gateway writes the shop of the host name and its VAT rates into the page; a page without them (local development) is Czech. */
export function shopOfPage(): Shop {
  const { shop: code, vat } = document.documentElement.dataset;
  const shop = shopByCode(known(code) ? code : 'cs');
  return vat?.[0] === '[' ? { ...shop, vat: JSON.parse(vat) as Shop['vat'] } : shop;
}

/** Who answers, which the gateway writes into every page (OPEN-Q-106). */
export function contactOfPage(): ShopContact {
  const written = document.querySelector<HTMLMetaElement>('meta[name="shop-contact"]')!;
  return JSON.parse(written.content) as ShopContact;
}

/** Today in the shop's time zone, as an ISO date: decides the VAT rate. */
export function todayIn(shop: Shop): string {
  return dayIn(shop, new Date());
}
