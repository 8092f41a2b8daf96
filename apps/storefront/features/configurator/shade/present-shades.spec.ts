import { shopCatalogue } from '@fenestra/testing/shop-data';
import { commonOf, type PresentShade } from './present-shades';

const type = shopCatalogue().blinds.get(721)!;
const blind = (side: 'L' | 'P', hinges: 'L' | 'P'): PresentShade => ({
  type,
  colour: 'ZA-01',
  side,
  hinges,
  keeper: 'A1',
});
const [left, right] = [blind('L', 'L'), blind('P', 'P')];

it.each<[string, [PresentShade, ...PresentShade[]], 'L' | 'P' | undefined]>([
  ['one at its hinges is worked at hinges', [left], undefined],
  ['two at their hinges on different sides are worked at hinges', [left, right], undefined],
  ['one apart from its hinges is worked on its side', [blind('P', 'L')], 'P'],
  ['two on one side, of which one has its hinges there, are worked on that side', [left, blind('L', 'P')], 'L'],
])('%s', (_, blinds, side) => {
  expect(commonOf(blinds)).toEqual({ type, colour: 'ZA-01', side });
});
