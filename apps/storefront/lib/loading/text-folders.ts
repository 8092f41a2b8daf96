// Written by tools/write-text-lists.mjs.
import type { Language, ShopCode } from '@fenestra/domain/shop/shops';
import type { TextPart, TextsIn } from '@fenestra/i18n/texts/text-parts';

type Folder = { readonly [Part in TextPart]: () => Promise<{ readonly texts: TextsIn<Part> }> };

/** A chunk for each part of each folder of texts. */
export const folders: Readonly<Record<Language, Folder> & Partial<Record<ShopCode, Folder>>> = {
  cs: {
    step: () => import('@fenestra/i18n/cs/step-texts'),
    cart: () => import('@fenestra/i18n/cs/cart-texts'),
    dialog: () => import('@fenestra/i18n/cs/dialog-texts'),
    saved: () => import('@fenestra/i18n/cs/saved-texts'),
    frame: () => import('@fenestra/i18n/cs/frame-texts'),
    rule: () => import('@fenestra/i18n/cs/rule-texts'),
    start: () => import('@fenestra/i18n/cs/start-texts'),
    order: () => import('@fenestra/i18n/cs/order-texts'),
    sent: () => import('@fenestra/i18n/cs/sent-texts'),
    goods: () => import('@fenestra/i18n/cs/goods-texts'),
  },
  sk: {
    step: () => import('@fenestra/i18n/sk/step-texts'),
    cart: () => import('@fenestra/i18n/sk/cart-texts'),
    dialog: () => import('@fenestra/i18n/sk/dialog-texts'),
    saved: () => import('@fenestra/i18n/sk/saved-texts'),
    frame: () => import('@fenestra/i18n/sk/frame-texts'),
    rule: () => import('@fenestra/i18n/sk/rule-texts'),
    start: () => import('@fenestra/i18n/sk/start-texts'),
    order: () => import('@fenestra/i18n/sk/order-texts'),
    sent: () => import('@fenestra/i18n/sk/sent-texts'),
    goods: () => import('@fenestra/i18n/sk/goods-texts'),
  },
  de: {
    step: () => import('@fenestra/i18n/de/step-texts'),
    cart: () => import('@fenestra/i18n/de/cart-texts'),
    dialog: () => import('@fenestra/i18n/de/dialog-texts'),
    saved: () => import('@fenestra/i18n/de/saved-texts'),
    frame: () => import('@fenestra/i18n/de/frame-texts'),
    rule: () => import('@fenestra/i18n/de/rule-texts'),
    start: () => import('@fenestra/i18n/de/start-texts'),
    order: () => import('@fenestra/i18n/de/order-texts'),
    sent: () => import('@fenestra/i18n/de/sent-texts'),
    goods: () => import('@fenestra/i18n/de/goods-texts'),
  },
  hu: {
    step: () => import('@fenestra/i18n/hu/step-texts'),
    cart: () => import('@fenestra/i18n/hu/cart-texts'),
    dialog: () => import('@fenestra/i18n/hu/dialog-texts'),
    saved: () => import('@fenestra/i18n/hu/saved-texts'),
    frame: () => import('@fenestra/i18n/hu/frame-texts'),
    rule: () => import('@fenestra/i18n/hu/rule-texts'),
    start: () => import('@fenestra/i18n/hu/start-texts'),
    order: () => import('@fenestra/i18n/hu/order-texts'),
    sent: () => import('@fenestra/i18n/hu/sent-texts'),
    goods: () => import('@fenestra/i18n/hu/goods-texts'),
  },
  at: {
    step: () => import('@fenestra/i18n/at/step-texts'),
    cart: () => import('@fenestra/i18n/at/cart-texts'),
    dialog: () => import('@fenestra/i18n/at/dialog-texts'),
    saved: () => import('@fenestra/i18n/at/saved-texts'),
    frame: () => import('@fenestra/i18n/at/frame-texts'),
    rule: () => import('@fenestra/i18n/at/rule-texts'),
    start: () => import('@fenestra/i18n/at/start-texts'),
    order: () => import('@fenestra/i18n/at/order-texts'),
    sent: () => import('@fenestra/i18n/at/sent-texts'),
    goods: () => import('@fenestra/i18n/at/goods-texts'),
  },
};
