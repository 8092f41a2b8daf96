import { covering } from './sweep';

describe('covering', () => {
  const all = [
    { shop: 'cs', method: 'card' },
    { shop: 'cs', method: 'cash' },
    { shop: 'sk', method: 'card' },
    { shop: 'sk', method: 'cash' },
  ];

  test('a sample of cases holds each value of each property once', () => {
    const sample = covering(all, ({ shop }) => shop, ({ method }) => method); // prettier-ignore
    expect(sample).toEqual([all[0], all[1], all[2]]);
  });

  test('a sample by one property holds the first case of each value', () => {
    expect(covering(all, ({ method }) => method)).toEqual([all[0], all[1]]);
  });
});
