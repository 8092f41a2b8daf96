import { screens } from './screens';
import { orderPageParts, type pageParts, recapParts, stepParts, type TextPart } from './text-parts';

/** Sources in apps/storefront, without ending, and texts. Without texts those of the steps are loaded. */
type Linked = { readonly sources: readonly string[]; readonly texts?: readonly TextPart[] };

const configuring = 'app/configuring';
/** Links to a step lead to its first screen. */
const isFirst = (path: string) => /^\/[^/]+\/$/.test(path);
const steps = Object.values(screens).flatMap(({ path, step }) => {
  const sources = [configuring, `features/configurator/${step}/${step}-step`];
  return step && isFirst(path) ? [[path, { sources }] as const] : [];
});

/** Screens that links lead to, for preloads: of the configurator by path ('' is every other), of the cart by what a link is for. */
export const linkedScreens: { readonly [Page in keyof typeof pageParts]?: Readonly<Record<string, Linked>> } = {
  '/kosik/': {
    load: { sources: ['features/cart/sent/load-cart'], texts: ['sent'] },
    preview: { sources: ['features/cart/sent/cart-preview'], texts: ['sent'] },
    checkout: { sources: ['features/cart/checkout/checkout'] },
  },
  '/conf/': {
    '': { sources: [configuring], texts: stepParts },
    ...Object.fromEntries(steps),
    [screens.recap.path]: { sources: ['features/recap/recap'], texts: recapParts },
    [screens.orderPage.path]: { sources: ['features/recap/order-page/order-page'], texts: orderPageParts },
  },
};
