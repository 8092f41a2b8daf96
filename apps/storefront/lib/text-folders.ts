// Written by tools/write-text-lists.mjs.
import type { Language, ShopCode } from '@fenestra/domain/shop/shops';
import type { TextPart, TextsIn } from '@fenestra/i18n/texts/text-parts';

type Folder = { readonly [Part in TextPart]: () => Promise<TextsIn<Part>> };

/** A chunk for each part of each folder of texts. */
export const folders: Readonly<Record<Language, Folder> & Partial<Record<ShopCode, Folder>>> = {
  cs: {
    step: async () => (await import('@fenestra/i18n/cs/step-texts')).stepTexts,
    cart: async () => (await import('@fenestra/i18n/cs/cart-texts')).cartTexts,
    dialog: async () => (await import('@fenestra/i18n/cs/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/cs/saved-texts')).savedTexts,
    frame: async () => (await import('@fenestra/i18n/cs/frame-texts')).frameTexts,
    rule: async () => (await import('@fenestra/i18n/cs/rule-texts')).ruleTexts,
    start: async () => (await import('@fenestra/i18n/cs/start-texts')).startTexts,
    order: async () => (await import('@fenestra/i18n/cs/order-texts')).orderTexts,
    sent: async () => (await import('@fenestra/i18n/cs/sent-texts')).sentTexts,
    goods: async () => (await import('@fenestra/i18n/cs/goods-texts')).goodsTexts,
  },
  sk: {
    step: async () => (await import('@fenestra/i18n/sk/step-texts')).stepTexts,
    cart: async () => (await import('@fenestra/i18n/sk/cart-texts')).cartTexts,
    dialog: async () => (await import('@fenestra/i18n/sk/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/sk/saved-texts')).savedTexts,
    frame: async () => (await import('@fenestra/i18n/sk/frame-texts')).frameTexts,
    rule: async () => (await import('@fenestra/i18n/sk/rule-texts')).ruleTexts,
    start: async () => (await import('@fenestra/i18n/sk/start-texts')).startTexts,
    order: async () => (await import('@fenestra/i18n/sk/order-texts')).orderTexts,
    sent: async () => (await import('@fenestra/i18n/sk/sent-texts')).sentTexts,
    goods: async () => (await import('@fenestra/i18n/sk/goods-texts')).goodsTexts,
  },
  de: {
    step: async () => (await import('@fenestra/i18n/de/step-texts')).stepTexts,
    cart: async () => (await import('@fenestra/i18n/de/cart-texts')).cartTexts,
    dialog: async () => (await import('@fenestra/i18n/de/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/de/saved-texts')).savedTexts,
    frame: async () => (await import('@fenestra/i18n/de/frame-texts')).frameTexts,
    rule: async () => (await import('@fenestra/i18n/de/rule-texts')).ruleTexts,
    start: async () => (await import('@fenestra/i18n/de/start-texts')).startTexts,
    order: async () => (await import('@fenestra/i18n/de/order-texts')).orderTexts,
    sent: async () => (await import('@fenestra/i18n/de/sent-texts')).sentTexts,
    goods: async () => (await import('@fenestra/i18n/de/goods-texts')).goodsTexts,
  },
  hu: {
    step: async () => (await import('@fenestra/i18n/hu/step-texts')).stepTexts,
    cart: async () => (await import('@fenestra/i18n/hu/cart-texts')).cartTexts,
    dialog: async () => (await import('@fenestra/i18n/hu/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/hu/saved-texts')).savedTexts,
    frame: async () => (await import('@fenestra/i18n/hu/frame-texts')).frameTexts,
    rule: async () => (await import('@fenestra/i18n/hu/rule-texts')).ruleTexts,
    start: async () => (await import('@fenestra/i18n/hu/start-texts')).startTexts,
    order: async () => (await import('@fenestra/i18n/hu/order-texts')).orderTexts,
    sent: async () => (await import('@fenestra/i18n/hu/sent-texts')).sentTexts,
    goods: async () => (await import('@fenestra/i18n/hu/goods-texts')).goodsTexts,
  },
  at: {
    step: async () => (await import('@fenestra/i18n/at/step-texts')).stepTexts,
    cart: async () => (await import('@fenestra/i18n/at/cart-texts')).cartTexts,
    dialog: async () => (await import('@fenestra/i18n/at/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/at/saved-texts')).savedTexts,
    frame: async () => (await import('@fenestra/i18n/at/frame-texts')).frameTexts,
    rule: async () => (await import('@fenestra/i18n/at/rule-texts')).ruleTexts,
    start: async () => (await import('@fenestra/i18n/at/start-texts')).startTexts,
    order: async () => (await import('@fenestra/i18n/at/order-texts')).orderTexts,
    sent: async () => (await import('@fenestra/i18n/at/sent-texts')).sentTexts,
    goods: async () => (await import('@fenestra/i18n/at/goods-texts')).goodsTexts,
  },
};
