import { shops } from '@fenestra/domain/shop/shops';
import { textsOf } from './texts-of';
import type { KindTexts } from './texts/texts';

const others = ['balcony', 'door', 'assembly'] as const;

const saidOf = (texts: KindTexts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'function' ? text('1', '2', '3') : text));

it.each(shops.flatMap((shop) => others.map((kind) => [shop.code, kind, shop] as const)))(
  '%s: nothing that is said of a %s calls it a window [DOOR-03]',
  (_, kind, shop) => {
    for (const text of saidOf(textsOf(shop).kinds[kind])) expect(text).not.toMatch(/okn|oken|okien|fenster|ablak/i);
  },
);

it.each(shops.flatMap((shop) => (['window', ...others] as const).map((kind) => [shop.code, kind, shop] as const)))(
  '%s: a wider and a higher %s are called the same and differ in one word',
  (_, kind, shop) => {
    const { wider, higher } = textsOf(shop).kinds[kind];
    const [words, others] = [wider, higher].map((text) => text('1').split(' '));
    expect(words!.filter((word, at) => word !== others![at])).toHaveLength(1);
    expect(others).toHaveLength(words!.length);
  },
);
