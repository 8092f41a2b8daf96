import { shopCatalogue } from '@fenestra/testing/shop-data';
import { atGlassBuilds } from './glass-build';

it.each(shopCatalogue().data.glass.map(({ build }) => build))('finds the build-up %s in a text', (build) => {
  const found = atGlassBuilds(`trojsklo 44 mm (${build}), Krizet`);
  expect(found).toEqual(['trojsklo 44 mm (', build, '), Krizet']);
});

it('finds each of several, and none where there is none', () => {
  expect(atGlassBuilds('4-16Ar-4; 6-16Ar-4').filter((_, nth) => nth % 2 === 1)).toEqual(['4-16Ar-4', '6-16Ar-4']);
  const plain = 'okno 1 230 × 1 480, vhodné i pro S-8000 a e-mail';
  expect(atGlassBuilds(plain)).toEqual([plain]);
});
