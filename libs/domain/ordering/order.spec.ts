import { allowedTransitions, orderKindOf, type OrderState, orderStates } from './order';

describe('the states of an order', () => {
  const before = (state: OrderState) => allowedTransitions[state];

  it('are all reached from the first one, and nothing follows a refund but another', () => {
    const reached = new Set<OrderState>(['placed']);
    for (const _ of orderStates)
      for (const state of orderStates) if (before(state).some((each) => reached.has(each))) reached.add(state);
    expect([...reached].toSorted()).toEqual([...orderStates].toSorted());
    expect(orderStates.filter((state) => before(state).includes('refunded'))).toEqual(['refund_pending']);
  });

  it('lead from money to goods, or to its return', () => {
    const after = (state: OrderState) => orderStates.filter((next) => before(next).includes(state)).toSorted();
    expect(after('paid')).toEqual(['cancelled', 'confirmed', 'refund_pending']);
    expect(after('confirmed')).toEqual(['cancelled']);
    expect(after('cancelled')).toEqual(['refund_pending']);
  });

  it('make an order preliminary exactly with the technical control [SHOP-10] [OPEN-Q-74]', () => {
    expect([true, false].map((technicalControl) => orderKindOf({ technicalControl }))).toEqual([
      'preliminary',
      'binding',
    ]);
  });
});
