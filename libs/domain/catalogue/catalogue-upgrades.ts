import type { Upgrade } from '../release/upgrade';
import { initialCategories, initialPictures } from './initial-accessories';

/** From each schema number to the next; `recorded` holds a catalogue of every number. */
export const catalogueUpgrades: readonly Upgrade[] = [
  // 2: names may be in any language, where they were in exactly four
  (catalogue) => catalogue,
  // 3: a handle may name the lock that it needs; couplings, and assemblies to start with; a product names its first profile
  // and may have a transom
  (catalogue) => ({
    ...catalogue,
    limits: { ...(catalogue['limits'] as object), transomFromTop: 300 },
    couplings: [],
    assemblies: { product: null, templates: [] },
    products: (catalogue['products'] as object[]).map(withUsualProfile),
  }),
  // 4: categories of accessories have names, and each accessory says what it is drawn as
  (catalogue) => ({
    ...catalogue,
    categories: initialCategories,
    accessories: (catalogue['accessories'] as { id: number }[]).map((item) => ({
      ...item,
      picture: initialPictures[item.id] ?? 'kit',
    })),
  }),
  // 5: a swatch may have a grain
  (catalogue) => catalogue,
  // 6: an accessory may say what one of it contains
  (catalogue) => catalogue,
  // 7: a glass may come with a spacer of its own
  (catalogue) => catalogue,
];

/** PROF-07: until schema 3 all products started with one profile. */
function withUsualProfile(product: object): object {
  return { ...product, profile: 222915 };
}
