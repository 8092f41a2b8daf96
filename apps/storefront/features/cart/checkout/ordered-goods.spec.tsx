import type { Buyer } from '@fenestra/domain/shop/buyer';
import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { screen, within } from '@testing-library/react';
import { ExactPrices } from '../../../components/price';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { SumBox } from '../sum-box';
import { choosePayment } from './chosen-payment';
import { OrderedGoods } from './ordered-goods';

const read = cartOfWire.parse(exampleAnswer('polozkyObchDokladu'));
const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');
/** An exact amount; nothing is written where it is free. */
const hellers = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, '') || 0);
const prepaid = { ...read.data.paymentOptions[0]!, id: 'card_1', disabled: false, gross: 0 };

function shown(buyer: Buyer = 'private') {
  new Network({});
  choosePayment(prepaid.id);
  const saving = Math.round(read.data.gross * 0.02);
  const option = { ...prepaid, saving, dueNow: read.data.gross - saving, dueLater: 0 };
  const cart = { ...read, data: { ...read.data, paymentOptions: [option] } };
  show(
    <ExactPrices value={true}>
      <SumBox cart={cart} goods={<OrderedGoods of={cart.data} />}>
        <button>order</button>
      </SumBox>
    </ExactPrices>,
    { buyer },
  );
}

it('the goods stand above the button that orders them, with opening and hinges, colour, glass, pieces and price [ORDER-11]', () => {
  shown();
  const [first] = within(screen.getByRole('list', { name: 'Objednáváte' })).getAllByRole('listitem');
  const { openingName, glassName, width, height } = read.data.items[0]!.note.product!.data;

  expect(openingName).toMatch(/panty/);
  for (const words of [
    ...openingName!.split('; '),
    glassName,
    `${width} × ${height} mm`.replace(/(\d)(\d{3})/g, '$1 $2'),
    ' ks',
    'Kč',
  ])
    expect(plain(first!)).toContain(words);
  expect(first!.compareDocumentPosition(screen.getByRole('button', { name: 'order' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('with all else that is ordered: sills, blinds, nets, bars, handle, lock, threshold, ornament, light and couplings [ORDER-11]', () => {
  new Network({});
  const { note, ...line } = read.data.items[0]!;
  const accessory = (name: string, priceName: string) => ({
    name,
    priceName,
    price: 100,
    quantity: 1,
    kind: 'net' as const,
  });
  const data = {
    ...note.product!.data,
    ornamentName: 'kůra',
    spacerName: 'teplý rámeček černý',
    handleName: 'klika se zámkem',
    lockName: 'čtyřbodový zámek',
    thresholdName: 'hliníkový práh',
    lightName: 'světlík nahoře 400 mm',
    couplings: ['spojka 90°, 1400 mm'],
    accessories: [
      accessory('Vnitřní parapet', 'komůrkový, bílá, 1 200 × 250 mm'),
      accessory('Síť', 'rolovací, hnědá'),
      accessory('Mřížky', 'dvě svisle, 25 mm'),
    ],
    room: 'kuchyně',
  };
  show(<OrderedGoods of={{ ...read.data, items: [{ ...line, note: { ...note, product: { data } } }] }} />);
  const said = plain(screen.getByRole('listitem'));

  for (const words of [
    'kůra',
    'teplý rámeček černý',
    'Klika: se zámkem',
    'Zámek: čtyřbodový zámek',
    'Práh: hliníkový práh',
    'světlík nahoře 400 mm',
    'Spojky: spojka 90°, 1400 mm',
    'Vnitřní parapet: komůrkový, bílá, 1 200 × 250 mm',
    'Síť: rolovací, hnědá',
    'Mřížky: dvě svisle, 25 mm',
    'kuchyně',
  ])
    expect(said).toContain(words);
});

it('what stands above the button adds up to the haléř, the discount for paying at once included [PAY-11] [OPEN-Q-43]', () => {
  shown();
  const box = plain(screen.getByRole('complementary', { name: 'Souhrn' }));
  const amount = (before: string) => hellers(new RegExp(`${before}[^\\d−]*(−? ?[\\d ]+,\\d\\d) Kč`).exec(box)![1]!);

  const [net, vat, charged] = [amount('Celkem bez DPH'), amount('DPH \\d+ ?%'), amount('Celkem po slevě')];
  expect(net + vat).toBe(charged);
  expect(amount('Celkem s DPH') + amount('Sleva za platbu celé částky předem')).toBe(charged);
  expect(amount('Zaplatíte teď')).toBe(charged);
  expect(box).not.toContain('Doplatíte později'); // nothing is left for then
  expect(box).not.toMatch(/,-/);
});

it.each([
  ['private', 'gross'],
  ['business', 'netAfterDiscount'],
] as const)('for a %s buyer the rows of the summary come to %s [SHOP-07] [CART-13]', (buyer, sum) => {
  shown(buyer);
  const [rows] = within(screen.getByRole('complementary', { name: 'Souhrn' })).getAllByRole('rowgroup');
  const amounts = [...rows!.querySelectorAll('td')].map((cell) => hellers(plain(cell)));
  expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(read.data[sum]);
});
