import type { Language, ShopCode } from '@fenestra/domain/shop/shops';
import type { TextPart, TextsIn } from '@fenestra/i18n/texts/text-parts';

type Folder = { readonly [Part in TextPart]: () => Promise<TextsIn<Part>> };

/** A chunk for each part of each folder of texts. */
export const folders: Readonly<Record<Language, Folder> & Partial<Record<ShopCode, Folder>>> = {
  cs: {
    frame: async () => (await import('@fenestra/i18n/cs/frame-texts')).frameTexts,
    goods: async () => (await import('@fenestra/i18n/cs/goods-texts')).goodsTexts,
    start: async () => (await import('@fenestra/i18n/cs/start-texts')).startTexts,
    step: async () => (await import('@fenestra/i18n/cs/step-texts')).stepTexts,
    rule: async () => (await import('@fenestra/i18n/cs/rule-texts')).ruleTexts,
    dialog: async () => (await import('@fenestra/i18n/cs/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/cs/saved-texts')).savedTexts,
    cart: async () => (await import('@fenestra/i18n/cs/cart-texts')).cartTexts,
    sent: async () => (await import('@fenestra/i18n/cs/sent-texts')).sentTexts,
    order: async () => (await import('@fenestra/i18n/cs/order-texts')).orderTexts,
  },
  sk: {
    frame: async () => (await import('@fenestra/i18n/sk/frame-texts')).frameTexts,
    goods: async () => (await import('@fenestra/i18n/sk/goods-texts')).goodsTexts,
    start: async () => (await import('@fenestra/i18n/sk/start-texts')).startTexts,
    step: async () => (await import('@fenestra/i18n/sk/step-texts')).stepTexts,
    rule: async () => (await import('@fenestra/i18n/sk/rule-texts')).ruleTexts,
    dialog: async () => (await import('@fenestra/i18n/sk/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/sk/saved-texts')).savedTexts,
    cart: async () => (await import('@fenestra/i18n/sk/cart-texts')).cartTexts,
    sent: async () => (await import('@fenestra/i18n/sk/sent-texts')).sentTexts,
    order: async () => (await import('@fenestra/i18n/sk/order-texts')).orderTexts,
  },
  de: {
    frame: async () => (await import('@fenestra/i18n/de/frame-texts')).frameTexts,
    goods: async () => (await import('@fenestra/i18n/de/goods-texts')).goodsTexts,
    start: async () => (await import('@fenestra/i18n/de/start-texts')).startTexts,
    step: async () => (await import('@fenestra/i18n/de/step-texts')).stepTexts,
    rule: async () => (await import('@fenestra/i18n/de/rule-texts')).ruleTexts,
    dialog: async () => (await import('@fenestra/i18n/de/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/de/saved-texts')).savedTexts,
    cart: async () => (await import('@fenestra/i18n/de/cart-texts')).cartTexts,
    sent: async () => (await import('@fenestra/i18n/de/sent-texts')).sentTexts,
    order: async () => (await import('@fenestra/i18n/de/order-texts')).orderTexts,
  },
  at: {
    frame: async () => (await import('@fenestra/i18n/at/frame-texts')).frameTexts,
    goods: async () => (await import('@fenestra/i18n/at/goods-texts')).goodsTexts,
    start: async () => (await import('@fenestra/i18n/at/start-texts')).startTexts,
    step: async () => (await import('@fenestra/i18n/at/step-texts')).stepTexts,
    rule: async () => (await import('@fenestra/i18n/at/rule-texts')).ruleTexts,
    dialog: async () => (await import('@fenestra/i18n/at/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/at/saved-texts')).savedTexts,
    cart: async () => (await import('@fenestra/i18n/at/cart-texts')).cartTexts,
    sent: async () => (await import('@fenestra/i18n/at/sent-texts')).sentTexts,
    order: async () => (await import('@fenestra/i18n/at/order-texts')).orderTexts,
  },
  hu: {
    frame: async () => (await import('@fenestra/i18n/hu/frame-texts')).frameTexts,
    goods: async () => (await import('@fenestra/i18n/hu/goods-texts')).goodsTexts,
    start: async () => (await import('@fenestra/i18n/hu/start-texts')).startTexts,
    step: async () => (await import('@fenestra/i18n/hu/step-texts')).stepTexts,
    rule: async () => (await import('@fenestra/i18n/hu/rule-texts')).ruleTexts,
    dialog: async () => (await import('@fenestra/i18n/hu/dialog-texts')).dialogTexts,
    saved: async () => (await import('@fenestra/i18n/hu/saved-texts')).savedTexts,
    cart: async () => (await import('@fenestra/i18n/hu/cart-texts')).cartTexts,
    sent: async () => (await import('@fenestra/i18n/hu/sent-texts')).sentTexts,
    order: async () => (await import('@fenestra/i18n/hu/order-texts')).orderTexts,
  },
};
