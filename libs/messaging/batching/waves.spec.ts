import fc from 'fast-check';
import { wavesOf } from './waves';

const delivered = (key: string, nth: number) => ({ record: { key }, nth });

describe('the turns of a partition', () => {
  it('hold each key once and keep the order of all records', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (keys) => {
        const deliveries = keys.map(delivered);
        const turns = wavesOf(deliveries);

        expect(turns.flat()).toEqual(deliveries);
        for (const turn of turns) expect(new Set(turn.map(({ record }) => record.key)).size).toBe(turn.length);
      }),
    );
  });

  it('are as long as they can be', () => {
    const turns = wavesOf(['a', 'b', 'c', 'b', 'a', 'a'].map(delivered));
    expect(turns.map((turn) => turn.map(({ record }) => record.key).join(''))).toEqual(['abc', 'ba', 'a']);
  });
});
