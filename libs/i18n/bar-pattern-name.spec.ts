import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { shops } from '@fenestra/domain/shop/shops';
import { barPatternName } from './bar-pattern-name';
import { namesOf } from './product-names';
import { textsOf } from './texts-of';

describe.each(shops)('bars in the shop $code', (shop) => {
  it.each(['cross', '1x1', '2x3', 'top2x1', 'vienna'])(
    'have one name for the pattern %s, which the page and the wire say [OPEN-Q-117]',
    (pattern) => {
      const made = changedBy(initialConfiguration('OS1'), { kind: 'bars', areas: [], bars: 604, pattern });
      const onPage = barPatternName(pattern, textsOf(shop).refusal);

      expect(namesOf(made, shopCatalogue(), shop).barPattern(made.areas[0]!)).toBe(onPage);
    },
  );

  it('have another name for each pattern', () => {
    const names = ['cross', '2x1', 'top2x1', 'top3x1', 'vienna'].map((each) =>
      barPatternName(each, textsOf(shop).refusal),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
