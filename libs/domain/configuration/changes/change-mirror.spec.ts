import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Change } from '../change';
import type { Configuration, OpeningCode } from '../configuration';
import { inRows } from '../geometry/rows';
import { shapeOf } from '../geometry/shape';

const catalogue = shopCatalogue();
const products = catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code);

const mirror: Change = { kind: 'mirror' };
const opening = (area: string, code: OpeningCode): Change => ({ kind: 'opening', areas: [area], opening: code });
const openings = ({ areas }: Configuration) => areas.map((area) => area.opening);

describe('a mirrored product', () => {
  it.each(products)('%s is itself again when it is mirrored twice', (product) => {
    expect(changedBy(initialConfiguration(product), mirror, mirror)).toEqual(initialConfiguration(product));
  });

  it.each(products)('%s has every rectangle on the other side', (product) => {
    const { geometry } = shapeOf(initialConfiguration(product), catalogue);
    const turned = shapeOf(changedBy(initialConfiguration(product), mirror), catalogue).geometry;
    const flipped = inRows(geometry.fields, initialConfiguration(product).light).flatMap((row) =>
      row.toReversed().map(({ daylight: [left, top, right, bottom] }) => {
        return [geometry.width - right, top, geometry.width - left, bottom];
      }),
    );
    const upright = geometry.joints.flatMap(({ kind }) => (kind === 'transom' ? [] : [kind]));
    expect(turned.fields.map(({ daylight }) => daylight)).toEqual(flipped);
    expect(turned.joints.flatMap(({ kind }) => (kind === 'transom' ? [] : [kind]))).toEqual(upright.toReversed());
  });

  it.each([
    ['OS1', ['osl'], undefined],
    ['ST2', ['osl', 'stp'], undefined],
    ['FO2', ['osl', 'fix'], true],
    ['ST3', ['osl', 'stp', 'osp'], true],
    ['P2', ['psp', 'fix'], true],
    ['E1', ['dl'], undefined],
    ['E2', ['dsz'], undefined],
  ] as const)('%s opens %j', (product, expected, isMirrored) => {
    const turned = changedBy(initialConfiguration(product), mirror);
    expect(openings(turned)).toEqual(expected);
    expect(turned.mirrored).toBe(isMirrored);
  });

  it('has its axes, glass and the control of blinds on the other side', () => {
    const wide = changedBy(
      initialConfiguration('SL2'),
      { kind: 'field-sizes', fields: [field('1', 700), field('2', 1100)] },
      { kind: 'glass', areas: ['1'], glass: 324 },
      { kind: 'add-accessory', areas: ['1'], accessory: 722, colour: 'ZA-01', size: { side: 'L' } },
    );
    const { axes, areas } = changedBy(wide, mirror);
    expect(axes).toEqual([1100]);
    expect(areas.map(({ id, glass, accessories }) => [id, glass, accessories.map(({ side }) => side)])).toEqual([
      ['1', 323, []],
      ['2', 324, ['P']],
    ]);
  });

  const field = (area: string, width: number) => ({ area, width, height: 1500 });
});

describe('an opening that only the mirror has', () => {
  it('mirrors a window with one fixed field, and its second sash makes it a window of two sashes', () => {
    const fixedRight = changedBy(initialConfiguration('FO2'), opening('2', 'fix'));
    expect([fixedRight.product, fixedRight.mirrored, openings(fixedRight)]).toEqual(['FO2', true, ['osl', 'fix']]);

    const twoSashes = changedBy(fixedRight, opening('2', 'op'));
    expect([twoSashes.product, twoSashes.mirrored, openings(twoSashes)]).toEqual(['SL2', undefined, ['osl', 'op']]);
    expect(changedBy(twoSashes, opening('2', 'fix'))).toEqual(fixedRight);
  });

  it('lets a slide door slide to the other side', () => {
    expect(openings(changedBy(initialConfiguration('P2'), opening('1', 'psp')))).toEqual(['psp', 'fix']);
  });

  it('stands where the stulp does: the pair of a window of three sashes changes sides', () => {
    const pairLeft = changedBy(initialConfiguration('ST3'), opening('1', 'stl'));
    expect(openings(pairLeft)).toEqual(['stl', 'osp', 'osp']);
    expect(shapeOf(pairLeft, catalogue).geometry.joints.map(({ kind }) => kind)).toEqual(['stulp', 'mullion']);
  });
});
