import { shopByCode } from '@fenestra/domain/shop/shops';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from './sheet-words';

it('the area of an assembly on paper is that of what is made, without the wall below a lower element', () => {
  const facts = factsOf(
    { configuration: initialConfiguration('SE-BALKON'), weightKg: 150 },
    shopCatalogue(),
    shopByCode('de'),
  );
  expect(facts).toContainEqual(['Fläche', '3,67\u00a0m²']);
});
