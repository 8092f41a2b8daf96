import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { anOrder } from '@fenestra/testing/an-order';
import { type ReadPart, readPdf } from '@fenestra/testing/read-pdf';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { confirmationOf } from '../confirmation';
import type { Goods } from '../ordered-goods';
import { orderDocument } from './order-document';

const goods: Goods = {
  name: 'Okno 600 × 600 mm',
  times: '2 ×',
  net: 4_000_00,
  details: ['panty vlevo'],
  parts: [{ element: null, title: null, parts: [{ part: 'frame', number: 1, name: 'Profil', make: 'LINIA 80' }] }],
  onePiece: null,
  kind: 'stock',
  picture: null,
  backOrdered: 0,
};

const allOf = (parts: readonly ReadPart[]): ReadPart[] => parts.flatMap((part) => [part, ...allOf(part.parts)]);

/** The words of the document, and what its figures say, in the order in which they are read. */
async function read(order: Partial<OrderSnapshot['order']>, lines = [goods]) {
  const snapshot = anOrder(shopCatalogue(), { order });
  const words = confirmationOf(snapshot, lines, { origin: 'https://okna.example', phone: '+420 222 333 444' });
  const pdf = await readPdf(await orderDocument(snapshot, words));
  const parts = pdf.flatMap(({ parts }) => allOf(parts));
  return { pages: pdf.length, parts, text: parts.map(({ text }) => text).join(' ').replaceAll('\u00a0', ' ') }; // prettier-ignore
}

it('says what was ordered, by whom, for how much and how it is paid', async () => {
  const { text } = await read({});

  for (const said of ['Souhrn objednávky', 'Jana Nováková', 'Lidická 12', 'Okno 600 × 600 mm', 'Profil: LINIA 80'])
    expect(text).toContain(said);
  for (const amount of ['4 000,00', '840,00', '4 840,00', '2607000123']) expect(text).toContain(amount);
});

it('asks for no money that has come', async () => {
  const { text } = await read({ payment: 'paid', paid: 4_840_00, saga: 'confirmed' });

  expect(text).not.toContain('2607000123');
});

it('goes on over pages where there is more than one holds', async () => {
  const { pages, text } = await read(
    {},
    Array.from({ length: 60 }, () => goods),
  );

  expect(pages).toBeGreaterThan(2);
  expect(text.split('Okno 600 × 600 mm')).toHaveLength(61);
});

it.each(shops.map(({ id }) => id))(
  'speaks the language of shop %i, and says that it is no tax document',
  async (id) => {
    const { text } = await read({ shopId: id });
    const { summary, noTaxDocument } = textsOf(shopById(id)).orderPage;

    expect(text).toContain(summary);
    expect(text).toContain(noTaxDocument);
  },
);
