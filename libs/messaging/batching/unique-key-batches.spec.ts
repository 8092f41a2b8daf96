import fc from 'fast-check';
import { uniqueKeyBatches } from './unique-key-batches';

const delivered = (key: string, nth: number) => ({ record: { key }, nth });

describe('the waves of a partition', () => {
  it('hold each key once and keep the order of all records', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (keys) => {
        const deliveries = keys.map(delivered);
        const waves = uniqueKeyBatches(deliveries);

        expect(waves.flat()).toEqual(deliveries);
        for (const wave of waves) expect(new Set(wave.map(({ record }) => record.key)).size).toBe(wave.length);
      }),
    );
  });

  it('are as long as they can be', () => {
    const waves = uniqueKeyBatches(['a', 'b', 'c', 'b', 'a', 'a'].map(delivered));
    expect(waves.map((wave) => wave.map(({ record }) => record.key).join(''))).toEqual(['abc', 'ba', 'a']);
  });
});
