import { shopCatalogue } from '@fenestra/testing/shop-data';
import { openingCodes } from '../configuration';
import { openingSample } from './opening-sample';

const catalogue = shopCatalogue();

describe('the sample of an opening type', () => {
  it.each(openingCodes)('%s is a product that has such a sash [OPEN-09]', (code) => {
    expect(openingSample(code, catalogue)?.areas.map(({ opening }) => opening)).toContain(code);
  });

  it.each(['', 'x', '__proto__'])('%j does not exist', (code) => {
    expect(openingSample(code, catalogue)).toBeUndefined();
  });
});
