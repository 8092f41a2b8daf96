import { shopByCode } from '@fenestra/domain/shop/shops';
import { textsOf } from './texts-of';

it.each([
  ['hu', 'könyöklő', 'párkány'],
  ['at', 'Fensterbrett', 'Fensterbank'],
  ['de', 'Fensterbank', 'Fensterbank'],
] as const)(
  'the dialogs of sills in %s call the inner one %s and the outer one %s, as the parts list does',
  (code, ...names) => {
    const { fittings, parts } = textsOf(shopByCode(code));
    for (const [nth, kind] of (['inner-sill', 'outer-sill'] as const).entries()) {
      const { lead, choose, use, useAny } = fittings.sill.words[kind];
      for (const text of [lead, choose, use('250'), useAny, parts.none[kind]]) expect(text).toContain(names[nth]);
    }
  },
);
