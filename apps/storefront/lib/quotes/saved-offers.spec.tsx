import { forgetOffer, rememberedOffers, rememberOffer, savedIdIn } from './saved-offers';

const id = 'Abc-defghijklmnopqrst_';

describe('a saved offer in this browser', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    [`https://cs.example/conf/#/doplnky/?configuration=${id}`, id],
    [`  ${id} `, id],
    [`https://cs.example/conf/#/doplnky/?configuration=${id}x`, null],
    ['https://cs.example/conf/#/doplnky/', null],
    ['', null],
  ])('is found in %j [OPEN-Q-19]', (text, found) => {
    expect(savedIdIn(text)).toBe(found);
  });

  it('is remembered once, the newest first, and not without end', () => {
    for (let nth = 0; nth < 22; nth++)
      rememberOffer({ savedId: `${nth}`, name: `window ${nth}`, savedOn: '2026-11-22' });
    rememberOffer({ savedId: '5', name: 'window 5', savedOn: '2026-11-23' });

    const kept = rememberedOffers();
    expect(kept).toHaveLength(20);
    expect(kept[0]).toEqual({ savedId: '5', name: 'window 5', savedOn: '2026-11-23' });
    expect(new Set(kept.map(({ savedId }) => savedId)).size).toBe(20);
  });

  it('is taken from the list alone', () => {
    for (const savedId of ['a', 'b', 'c']) rememberOffer({ savedId, name: savedId, savedOn: '2026-11-22' });
    forgetOffer('b');

    expect(rememberedOffers().map(({ savedId }) => savedId)).toEqual(['c', 'a']);
  });

  it('is none where the memory holds something else', () => {
    localStorage.setItem('saved', '[{"savedId":1},null]');
    expect(rememberedOffers()).toEqual([]);
  });
});
