import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';

/** Who wrote a sheet and how to reach them. */
export function footOf(shop: Shop): string {
  const { phone, email } = textsOf(shop).shell;
  return `Fenestra · ${phone} · ${email}`;
}
