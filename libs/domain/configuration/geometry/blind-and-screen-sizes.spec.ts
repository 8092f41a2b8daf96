import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Change } from '../change';
import { blindAndScreenSizesOf } from './blind-and-screen-sizes';

const catalogue = shopCatalogue();
const shaded = (kind: 'blinds' | 'nets', areas: string[] = []): Change => {
  const { id, colours } = catalogue.data[kind][0]!;
  return { kind: 'add-accessory', areas, accessory: id, colour: catalogue.data.swatches[colours]![0]!.code };
};
const size = (width: number, height: number): Change => ({ kind: 'size', width, height });

describe('sizes of blinds and nets [SHADE-01]', () => {
  it.each([
    ['a blind of a window', 'OS1', [shaded('blinds')], 'blind', [{ width: 992, height: 1259, pieces: 1 }]],
    ['a net of a window', 'OS1', [shaded('nets')], 'net', [{ width: 1110, height: 1360, pieces: 1 }]],
    [
      'blinds that are alike, told once',
      'ST2',
      [size(1500, 1500), shaded('blinds')],
      'blind',
      [{ width: 548, height: 1279, pieces: 2 }],
    ],
    [
      'one net over two sashes at a stulp',
      'ST2',
      [size(1500, 1500), shaded('nets')],
      'net',
      [{ width: 1380, height: 1380, pieces: 1 }],
    ],
    ['none where none is chosen', 'OS1', [shaded('nets')], 'blind', []],
  ] as const)('%s', (_case, product, changes, kind, sizes) => {
    expect(blindAndScreenSizesOf(kind, changedBy(initialConfiguration(product), ...changes), catalogue)).toEqual(sizes);
  });

  it('of an assembly are those of its elements', () => {
    const made = changedBy(initialConfiguration('SE-BALKON'), shaded('blinds'));
    const sizes = blindAndScreenSizesOf('blind', made, catalogue);
    expect(sizes).toEqual([
      { width: 900 - 2 * 118 - 2, height: 2200 - 2 * 118 + 15, pieces: 1 },
      { width: 1200 - 2 * 118 - 2, height: 1400 - 2 * 118 + 15, pieces: 1 },
    ]);
  });
});
