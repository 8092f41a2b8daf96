import { chargeable, money, percentOf } from './money';
import { roundHalfUp, roundTo } from './rounding';

describe('rounding', () => {
  it.each([
    [1082.4, 1082],
    [27.5, 28],
    [1.005 * 100, 101], // 100.49999999999999 in binary
    [-117.5, -117],
    [-0.4, 0],
  ])('%d is %i, half up as a person does it', (value, rounded) => {
    expect(roundHalfUp(value) + 0).toBe(rounded);
  });

  it('goes to the step of a currency', () => {
    expect([roundTo(10, 26204), roundTo(1000, 10_074_336)]).toEqual([26200, 10_074_000]);
    expect([chargeable(10_050, 'HUF'), chargeable(10_049, 'HUF'), chargeable(10_049.5, 'EUR')]).toEqual([
      10_100, 10_000, 10_050,
    ]);
  });

  it('charges a share of an amount to the smallest coin', () => {
    expect(percentOf(money(13_787_95, 'CZK'), 30)).toEqual(money(4_136_39, 'CZK'));
    expect(percentOf(money(151_045_00, 'HUF'), 30)).toEqual(money(45_314_00, 'HUF'));
  });
});
