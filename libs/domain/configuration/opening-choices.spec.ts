import { shopCatalogue } from '@fenestra/testing/shop-data';
import { newConfiguration } from './new-configuration';
import { openingChoices } from './opening-choices';
import { productOf, shapeOf } from './shape';
import { firstViolation } from './check-rules';

const catalogue = shopCatalogue();

function start(product: string) {
  const made = newConfiguration(product, catalogue);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

const choices = (product: string, area: string) =>
  Object.fromEntries(
    openingChoices(start(product), area, catalogue).map(({ code, refused }) => [code, refused?.code ?? null]),
  );

describe('the openings of a sash', () => {
  it('of a window with one sash are those of every product that it can become [OPEN-01]', () => {
    const tooHigh = 'height-out-of-range';
    expect(choices('OS1', '1')).toEqual({
      fix: null,
      s: tooHigh,
      v: tooHigh,
      ol: null,
      op: null,
      osl: null,
      osp: null,
    });
  });

  it('at a stulp turn about the outer side, with the reason for the others', () => {
    const [left, right] = ['hinges-at-stulp', null];
    expect(choices('ST2', '2')).toEqual({ ol: left, op: right, osl: left, osp: right, stl: left, stp: right });
  });

  it('beside a mullion are free, and one of the two may be fixed', () => {
    expect(choices('SL2', '1')).toEqual({ fix: null, ol: null, op: null, osl: null, osp: null });
  });

  it('of a slide door are those of its mirror, too', () => {
    expect(choices('P2', '1')).toEqual({ fix: null, psl: 'opening-not-offered', psp: null });
    expect(choices('P2', '2')).toEqual({ fix: null, psl: null, psp: 'opening-not-offered' });
  });

  it.each(['E1', 'D1'])('of the door %s are both hands and both directions [OPEN-06, OPEN-07]', (door) => {
    expect(choices(door, '1')).toEqual({ dl: null, dlx: null, dp: null, dpx: null });
  });

  it.each(['E2', 'D2'])('of the double door %s are each leaf with the handle and both directions [OPEN-08]', (door) => {
    expect(choices(door, '1')).toEqual({ ds: null, dsx: null, dsz: null, dsxz: null });
  });

  it('of a balcony door are those of a window and of a door [OPEN-Q-39]', () => {
    expect(Object.keys(choices('B1', '1'))).toEqual(['osl', 'osp', 'dl', 'dlx', 'dp', 'dpx']);
  });

  it('mark the most used [OPEN-02, OPEN-Q-38]', () => {
    const used = openingChoices(start('OS1'), '1', catalogue).filter(({ mostUsed }) => mostUsed);
    expect(used.map(({ code }) => code)).toEqual(['fix', 's', 'osl', 'osp']);
  });

  it('say when the size stands in the way', () => {
    const large = { ...start('F1'), width: 2400, height: 1000, axes: [] };
    const refused = openingChoices(large, '1', catalogue).find(({ code }) => code === 'osp')?.refused;
    expect(refused).toMatchObject({ code: 'width-out-of-range', values: { max: 1500 } });
  });
});

describe('a new configuration', () => {
  const offered = catalogue.data.products.filter((product) => product.offered);

  it.each(offered.map(({ code }) => code))('of %s breaks no rule and has the usual profile [PROF-07]', (code) => {
    const shape = shapeOf(start(code), catalogue);
    expect(firstViolation(shape)).toBeNull();
    expect([shape.profile.id, productOf(shape.configuration, catalogue).code]).toEqual([222915, code]);
  });

  it.each(['XX', ''])('of %j does not exist', (code) => {
    expect(newConfiguration(code, catalogue)).toEqual({ ok: false, reason: 'product-unknown' });
  });
});
