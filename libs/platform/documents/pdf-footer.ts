import type { ShopContact } from '@fenestra/domain/shop/shop-facts';

/** Who wrote a sheet and how to reach them. */
export const footerOf = ({ phone, email }: ShopContact): string => `Fenestra · ${phone} · ${email}`;
