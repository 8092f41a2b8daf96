import { shopByCode } from '@fenestra/domain/shop/shops';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { productData } from './product-data';

it('tells the colour of the outside by its name and as it is shown [CARTDATA-11]', () => {
  const catalogue = shopCatalogue();
  const { code, hex, names } = catalogue.data.colours.find((one) => one.code === 'D01')!;
  const window = initialConfiguration('SL2');
  const decor = { ...window, colour: { ...window.colour, outside: code } };

  expect(productData(decor, null, null, catalogue, shopByCode('cs'))).toMatchObject({
    colourOutsideName: names.cs,
    colourOutsideHex: hex,
  });
});

it('names the threshold of a balcony door, and none of a product without one [CARTDATA-11]', () => {
  const catalogue = shopCatalogue();
  const [threshold] = catalogue.data.thresholds.filter(({ types }) => types.includes('B'));
  const door = initialConfiguration('B1');
  const dataOf = (configuration: typeof door) => productData(configuration, null, null, catalogue, shopByCode('cs'));

  expect(dataOf({ ...door, threshold: threshold!.id })).toMatchObject({ thresholdName: threshold!.names.cs });
  expect(dataOf(door)).not.toHaveProperty('thresholdName');
});
