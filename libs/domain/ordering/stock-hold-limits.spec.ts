import fc from 'fast-check';
import { type HeldStock, allowedHolds } from './stock-hold-limits';

const bounds = { ofProduct: 10, inAll: 25 };
const contact = fc.constantFrom('email', 'phone', 'origin', 'other phone', 'other origin');
const order = fc.record({
  contacts: fc.uniqueArray(contact, { minLength: 1, maxLength: 3 }),
  lines: fc.array(
    fc.record({ product: fc.integer({ min: 1001, max: 1004 }), quantity: fc.integer({ min: 1, max: 999 }) }),
    {
      maxLength: 6,
    },
  ),
});
type Order = { readonly contacts: string[]; readonly lines: { product: number; quantity: number }[] };

/** What the orders hold one after the other, each judged by what those before it hold. */
function heldAfter(orders: readonly Order[]): HeldStock[] {
  return orders.reduce<HeldStock[]>((held, { contacts, lines }) => {
    const asked = lines.map((line, nth) => ({ ...line, line: String(nth) }));
    const more = allowedHolds(held, bounds)(contacts, asked).flatMap(({ product, pieces }) =>
      contacts.map((own) => ({ contact: own, product, pieces })),
    );
    return [...held, ...more];
  }, []);
}

const sumOf = (held: readonly HeldStock[]): number => held.reduce((sum, { pieces }) => sum + pieces, 0);

it('lets no contact hold more than the bounds, whatever is ordered in whatever sequence', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
      for (const own of Map.groupBy(heldAfter(orders), (held) => held.contact).values()) {
        expect(sumOf(own)).toBeLessThanOrEqual(bounds.inAll);
        for (const ofProduct of Map.groupBy(own, ({ product }) => product).values())
          expect(sumOf(ofProduct)).toBeLessThanOrEqual(bounds.ofProduct);
      }
    }),
  );
});

it('holds all that a contact asks for within the bounds', () => {
  const asked = [1001, 1002].map((product) => ({ line: String(product), product, quantity: 10 }));
  expect(allowedHolds([], bounds)(['email', 'phone'], asked).map(({ pieces }) => pieces)).toEqual([10, 10]);
});

it('judges orders that come together one after the other', () => {
  const hold = allowedHolds([{ contact: 'email', product: 1001, pieces: 4 }], bounds);
  const wanted = [{ line: 'line', product: 1001, quantity: 5 }];
  const [first] = hold(['email'], wanted);
  const [second] = hold(['email', 'phone'], wanted);

  expect([first!.pieces, second!.pieces]).toEqual([5, 1]);
});

test('a contact with wider bounds holds more than the others, and no more than these', () => {
  const hold = allowedHolds([], { ...bounds, timesOf: (each) => (each === 'site' ? 2 : 1) });
  const wanted = [{ line: 'line', product: 1001, quantity: 15 }];
  const pieces = ['one', 'two', 'three'].map((origin) => hold([origin, 'site'], wanted)[0]!.pieces);

  expect(pieces).toEqual([10, 10, 0]);
});
