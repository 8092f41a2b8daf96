import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { ProductType } from './product-type';
import { availableProfiles, displayedProfile } from './available-profiles';

const catalogue = shopCatalogue();
const windows = [222915, 222916, 222761, 222762, 222300];

describe('the profiles of a product', () => {
  it.each<[ProductType['type'], number[]]>([
    ['O', windows],
    ['B', windows],
    ['P', windows],
    ['E', [222915, 222761]],
    ['D', [222915, 222744, 222745]],
  ])('of type %s are %j [PROF-08, PROF-09, PROF-10, PROF-11, PROF-17]', (type, ids) => {
    expect(availableProfiles({ type }, catalogue).map(({ id }) => id)).toEqual(ids);
  });

  it.each<[ProductType['type'], number]>([
    ['O', 222300],
    ['D', 222745],
  ])('show the stock execution of type %s with the texts of %i [OPEN-Q-34]', (type, id) => {
    expect(displayedProfile(catalogue.profiles.get(222857)!, { type }, catalogue).id).toBe(id);
  });

  it('stay within the facts that the shop states [PROF-14]', () => {
    for (const { depth, seals, chambers, rw } of catalogue.data.profiles) {
      expect([80, [2, 3].includes(seals), [5, 6, 7].includes(chambers), [33, 34].includes(rw)]).toEqual([
        80,
        true,
        true,
        true,
      ]);
      expect(depth).toBe(80);
    }
  });

  it('come from two makers, each with a six-chamber profile of both sash shapes [PROF-15]', () => {
    const sixChambers = catalogue.data.profiles.filter(({ chambers }) => chambers === 6);
    expect(sixChambers.map(({ maker, sashShape }) => `${maker} ${sashShape}`).toSorted()).toEqual([
      'A rounded',
      'A straight',
      'B rounded',
      'B straight',
    ]);
  });
});
