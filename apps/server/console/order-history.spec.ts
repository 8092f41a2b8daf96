import { sortEvents } from './order-history';

// Ids of one millisecond: what follows their time is random.
const [late, early, other] = ['f', '0', '8'].map((digit) => `01a21c9d-7ac9-7f26-95e5-${digit}e9ef1eeac1e`) as [
  string,
  string,
  string,
];
const before = '01a21c9d-7ac8-7f26-95e5-fe9ef1eeac1e';
const said = (id: string, version: number) => ({ id, version });
const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

it('tells what was said within a millisecond as the feed has it', () => {
  const feed = [
    { type: 'order.ended', at: null, event: late, position: 7 },
    { type: 'order.refund_requested', at: null, event: early, position: 8 },
  ];
  expect(idsOf(sortEvents([said(early, 5), said(late, 4), said(before, 3)], feed))).toEqual([before, late, early]);
});

it('tells what the feed has not yet after that, and by the version of the order', () => {
  const feed = [{ type: 'order.confirmed', at: null, event: late, position: 7 }];
  expect(idsOf(sortEvents([said(early, 6), said(other, 5), said(late, 4)], feed))).toEqual([late, other, early]);
});
