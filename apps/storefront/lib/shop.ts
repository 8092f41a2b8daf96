import { dayIn } from '@fenestra/domain/shop/day';
import type { ShopContact } from '@fenestra/domain/shop/shop-facts';
import { type Shop, type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';

const known = (code: string | undefined): code is ShopCode => shopCodes.includes(code as ShopCode);

/** The gateway writes the shop of the host name into the page; a page without one (local development) is Czech. */
export function shopOfPage(): Shop {
  const code = document.documentElement.dataset.shop;
  return shopByCode(known(code) ? code : 'cs');
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
