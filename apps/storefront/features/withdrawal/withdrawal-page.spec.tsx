import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import WithdrawalPage from './withdrawal-page';

type Facts = Record<string, unknown>;
const ofOrder = '/api/order/token/withdrawal';
const byNumber = '/api/withdrawal';
const example = exampleAnswer('readOrderPage') as Facts & { objednavka: { items: Facts[] } };
const [item] = example.objednavka.items;

/** A window that is made to measure, and three from stock. */
const right = { jde: true, do: '2026-12-10', podano: [] };
const mixed = {
  ...example,
  objednavka: {
    ...example.objednavka,
    token: 'token',
    objednavkaCislo: '2026/07000123',
    items: [
      { ...item, id: 'made' },
      { ...item, id: 'stock', nazev: 'Skladové okno', mnozMj: 3, sirka: 1000, vyska: 1200 },
      { ...item, id: 'foam', nazev: 'Montážní pěna', mnozMj: 1, sirka: null, vyska: null },
    ],
  },
  odstoupeni: {
    ...right,
    polozky: [
      { id: 'made', zbyva: 0, duvod: 'na_miru' },
      { id: 'stock', zbyva: 3, duvod: null },
      { id: 'foam', zbyva: 1, duvod: null },
    ],
  },
};
const made = {
  ...mixed,
  odstoupeni: { ...right, polozky: mixed.odstoupeni.polozky.map((each) => ({ ...each, zbyva: 0 })) },
};
const declared = { podano: '2026-11-23T13:05:00.000Z', jmeno: 'Jana Nováková', polozky: [], castka: 2371.6 };

const texts = (shop: ShopCode = 'cs') => textsOf(shopByCode(shop)).withdrawal;
/** With ordinary spaces, as texts are found. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');
const textOf = (element: HTMLElement): string => spaced(element.textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** As the gateway writes it into every page. */
const returns = { address: 'Fenestra, Vzorová 1, Modřice', shopperPays: 1_490_00 };
beforeAll(() => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'shop-returns', content: JSON.stringify(returns) });
  document.head.append(meta);
});
const sendBack = /Fenestra, Vzorová 1, Modřice\..*nejvýše 1 490,00 Kč/;

function open(page: Facts | Error, answer: Facts | Error = declared) {
  const network = new Network({ '/api/order/token/page': page, [ofOrder]: answer, [byNumber]: answer });
  show(<WithdrawalPage />, { at: '/odstoupeni/?o=token' });
  return network;
}

describe('withdrawing by the link of an order [2011/83/EU Art. 11a]', () => {
  it('chooses lines and pieces, says why not of others, and confirms by one button with the words of the law', async () => {
    const network = open(mixed);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Skladové okno/ }));
    await userEvent.click(screen.getByRole('button', { name: /^O.kus méně: Skladové okno/ }));
    expect(screen.queryByRole('checkbox', { name: /^Dvoukřídlé/ })).toBeNull();
    expect(screen.getByText(spaced(texts().bars['made-to-measure']))).toBeTruthy();
    await press(texts().goOn);

    expect(document.activeElement).toBe(await heading(texts().check));
    expect(screen.getAllByRole('listitem').map(textOf)).toEqual([expect.stringMatching(/^2 × Skladové okno/)]);
    await press('Potvrdit odstoupení');
    expect(document.activeElement).toBe(await heading(texts().done));
    const [asked] = network.asked.filter(({ path }) => path === ofOrder);
    expect(asked!.body).toEqual({ jmeno: 'Jana Nováková', polozky: [{ id: 'stock', mnozMj: 2 }] });
    const said = textOf(screen.getByRole('main'));
    for (const fact of ['23. listopadu 2026, 14:05', '2 371,60 Kč', '2026/07000123', '2 × Skladové okno'])
      expect(said).toContain(fact);
    expect(said).toContain(spaced(texts().sent('jana@example.test')));
    expect(said).toMatch(sendBack);
  });

  it('excludes accessories made to the size of a product from stock by name, at the choice and in the content', async () => {
    const product = { data: { ...(item!['data_vyrobek'] as { data: Facts }).data, sklad: 'true' } };
    const items = mixed.objednavka.items.map((each) =>
      each.id === 'stock' ? { ...each, data_vyrobek: product } : each,
    );
    open({ ...mixed, objednavka: { ...mixed.objednavka, items } });
    const choice = await screen.findByRole('checkbox', { name: /^Skladové okno/, description: /vyrábíme na míru/ });
    expect(screen.getAllByText(spaced(texts().accessoriesStay))).toHaveLength(1);
    await userEvent.click(choice);
    await press(texts().goOn);

    expect(within(await screen.findByRole('list')).getByText(spaced(texts().accessoriesStay))).toBeTruthy();
  });

  it('asks for a choice first, and for a name', async () => {
    open(mixed);
    await userEvent.clear(await screen.findByRole('textbox', { name: texts().name }));
    await press(texts().goOn);

    expect(screen.getByRole('alert').textContent).toBe(texts().choose);
    expect(screen.getByRole('textbox', { name: texts().name }).getAttribute('aria-invalid')).toBe('true');
  });

  it('tells a failure, keeps the words of its button, and tries again under the same key', async () => {
    const network = open(mixed, new Error('offline'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Montážní pěna' }));
    await press(texts().goOn);
    await press(texts().confirm);
    await screen.findByRole('alert');
    await press(texts().confirm);
    await screen.findByRole('alert');

    const keys = network.asked.filter(({ path }) => path === ofOrder).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['all is made to measure', made, texts().nothingLeft],
    ['the term is over', { ...mixed, odstoupeni: { ...mixed.odstoupeni, jde: false } }, texts().over],
    ['the order has ended', { ...mixed, odstoupeni: { ...mixed.odstoupeni, jde: false, do: null } }, texts().ended],
  ])('says so where %s', async (_, page, said) => {
    open(page);

    await screen.findByText(spaced(said));
    expect(screen.queryByRole('button', { name: texts().goOn })).toBeNull();
  });
});

describe('withdrawing without the link', () => {
  it('asks for name, number and e-mail, and tells the same of every order', async () => {
    const network = open(new Error('no such order'), { podano: declared.podano });
    await press(await screen.findByText(texts().goOn).then(() => texts().goOn));
    expect(textOf(screen.getByRole('main'))).toMatch(sendBack);
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'))).toEqual(
      Array(3).fill('true'),
    );

    await userEvent.type(screen.getByRole('textbox', { name: texts().name }), 'Jana');
    await userEvent.type(screen.getByRole('textbox', { name: texts().number }), '2026/07000123');
    await userEvent.type(screen.getByRole('textbox', { name: texts().email }), 'jana@example.test');
    await press(texts().goOn);
    await press(texts().confirm);
    await heading(texts().done);

    const [asked] = network.asked.filter(({ path }) => path === byNumber);
    expect(asked!.body).toEqual({ jmeno: 'Jana', cislo: '2026/07000123', email: 'jana@example.test' });
    const said = within(screen.getByRole('main'));
    expect(said.getByText(spaced(texts().everything))).toBeTruthy();
    expect(said.queryByText(spaced(texts().amount))).toBeNull();
  });

  it.each(shopCodes)('has the words of %s', async (shop) => {
    new Network({});
    show(<WithdrawalPage />, { at: '/odstoupeni/', shop });
    await heading(texts(shop).heading);

    expect(texts(shop).confirm).toBe(
      {
        cs: 'Potvrdit odstoupení',
        sk: 'Potvrdiť odstúpenie',
        de: 'Widerruf bestätigen',
        at: 'Rücktritt bestätigen',
        hu: 'Elállás megerősítése',
      }[shop],
    );
  });
});
