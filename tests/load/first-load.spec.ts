import { firstLoads } from './first-load';

it('start page, steps, choices, checkout and pages of an order load no more scripts than they may', () => {
  const loads = firstLoads();

  expect(loads.length).toBeGreaterThan(16);
  expect(loads.filter(({ kilobytes, limit }) => kilobytes > limit)).toEqual([]);
});
