import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopByCode, type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import OrderPage from './order-page';

type Facts = Record<string, unknown>;
const address = '/api/order/token/page';
const day = '2026-12-04';
const example = exampleAnswer('readOrderPage') as Facts & { objednavka: Facts };
/** Two windows with a deposit of 30 % by transfer, placed on the 22nd of November. */
const awaited: Facts & { objednavka: Facts } = {
  ...example,
  stav: 'to-pay',
  objednavka: {
    ...example.objednavka,
    token: 'token',
    kind: 'binding',
    datum: '2026-11-22T10:00:00.000Z',
    dodat_do: '2027-01-04',
  },
  prubeh: [
    { krok: 'placed', stav: 'done', den: '2026-11-22' },
    { krok: 'deposit', stav: 'now', den: day },
    { krok: 'delivery', stav: 'coming', den: '2027-01-04' },
  ],
  zaplatit_do: day,
};
const { due_now: dueNow, due_later: dueLater, prevod: transfer } = awaited.objednavka as Record<string, number>;
const paid = { payment_state: 'paid', paid: dueNow };
const withOrder = (order: Facts, more: Facts = {}): Facts => ({
  ...awaited,
  ...more,
  objednavka: { ...awaited.objednavka, ...order },
});
const restByTransfer = withOrder(paid, {
  stav: 'making',
  doplatek: { castka: dueLater, zpusob: 'transfer', prevod: transfer },
});

const textOf = (element: HTMLElement): string => element.textContent.replaceAll('\u00a0', ' ');
const exactly = (amount: number): string =>
  `${amount.toLocaleString('cs-CZ', { minimumFractionDigits: 2 }).replaceAll('\u00a0', ' ')} Kč`;

async function open(answer: Facts | Error, at = '/objednavka/?o=token') {
  const network = new Network({ [address]: answer });
  show(<OrderPage />, { at });
  await screen.findByRole('heading', { level: 1, name: /:|Tento odkaz/ });
  return network;
}

it('says the state in words, the sums, the way with its days, goods and whose it is', async () => {
  await open(awaited);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('number: zbývá zaplatit');
  const way = within(screen.getByRole('region', { name: 'Průběh' }));
  expect(way.getAllByRole('listitem').map(textOf)).toEqual([
    '22. 11. 2026Objednávka přijataPotvrzení jsme poslali na adresu jana@example.test.',
    'do 4. 12. 2026ZálohaČekáme na platbu.Zaplatit',
    'do 4. 1. 2027DodáníTermín s vámi domluvíme na čísle +420 601 222 333.',
  ]);
  expect(textOf(screen.getByRole('main'))).toContain('Jana Nováková, Lidická 12, 602 00 Brno');
  expect(screen.getByRole('region', { name: 'Objednané zboží' })).toBeTruthy();
});

it('says of an order whose shopper was erased that the data are gone, and nothing of a person [GDPR Art. 17]', async () => {
  await open({ ...withOrder(paid), prijemce: undefined });
  const told = textOf(screen.getByRole('main'));

  expect(told).toContain('Osobní údaje k této objednávce jsme smazali');
  expect(told).not.toMatch(
    /Potvrzení jsme poslali|Termín s vámi domluvíme|Jana Nováková|Odkaz na tuto stránku je jen váš/,
  );
});

it('leads from one step to the payment: from the deposit, and from the rest once that is asked for', async () => {
  const steps = (deposit: string) => [
    { krok: 'deposit', stav: deposit, den: null },
    { krok: 'rest', stav: 'coming', den: null },
  ];
  const toPayment = () =>
    within(screen.getByRole('region', { name: 'Průběh' }))
      .getAllByRole('listitem')
      .map((step) => within(step).queryByRole('button', { name: 'Zaplatit' }) !== null);
  await open(withOrder({}, { prubeh: steps('now') }));
  expect(toPayment()).toEqual([true, false]);
  cleanup();
  await open(withOrder(paid, { prubeh: steps('done'), doplatek: restByTransfer['doplatek'] }));

  expect(toPayment()).toEqual([false, true]);
});

it.each([
  ['the price with VAT, where the whole is no less', {}, 'Celkem s DPH'],
  ['the sum after the discount, where paying early saves', { cena_sdph: 1 }, 'Celkem po slevě'],
])('calls what is paid in all %s', async (_, difference, name) => {
  await open(withOrder(difference));

  expect(within(screen.getByRole('complementary', { name: /^Zaplaceno/ })).getAllByText(name)).toHaveLength(1);
});

it.each([
  [
    'until when goods are held while the mail is not answered',
    '2026-11-23T10:30:00.000Z',
    'do 23. listopadu 2026, 11:30',
  ],
  ['that goods are free for others', null, 'už nedržíme'],
])('says %s', async (_, until, said) => {
  await open({ ...awaited, drzeni: { do: until } });

  expect(textOf(screen.getByRole('main'))).toContain(said);
});

it('says that goods are free for others of those from stock alone', async () => {
  const { madeNotReleased } = textsOf(shopByCode('cs')).orderPage;
  const { items: lines } = awaited.objednavka as { items: Facts[] };
  const free = { ...awaited, drzeni: { do: null } };
  new Network({
    [address]: { ...free, objednavka: { ...free.objednavka, items: lines.map(({ rozpis: _, ...line }) => line) } },
  });
  const stockOnly = show(<OrderPage />, { at: '/objednavka/?o=token' });
  await screen.findByText(/už nedržíme/);
  expect(screen.queryByText(new RegExp(madeNotReleased))).toBeNull();
  stockOnly.unmount();

  await open(free);
  expect(await screen.findByText(new RegExp(madeNotReleased))).toBeTruthy();
});

describe('the order of a mail', () => {
  const untilAnswered = { ...awaited, drzeni: { do: '2026-11-23T10:30:00.000Z' } };
  const answer = '/api/order/token/answer';
  const told = () => textOf(screen.getByRole('main'));

  it('is shown at once; then the shop hears that the mail was read, and how goods are held is told as it is since', async () => {
    const { promise: answered, resolve } = Promise.withResolvers<Facts>();
    const network: Network = new Network({
      [address]: () => (network.askedFor(answer).length > 0 ? awaited : untilAnswered),
      [answer]: () => answered,
    });
    show(<OrderPage />, { at: '/objednavka/?o=token&m=key' });
    await screen.findByRole('heading', { level: 1, name: /:/ });
    await waitFor(() => expect(network.askedFor(answer)).toMatchObject([{ body: { klic: 'key' } }]));
    expect(told()).not.toContain('23. listopadu');

    resolve({});
    await waitFor(() => expect(network.asked.map(({ path }) => path)).toEqual([address, answer, address]));
    expect(told()).not.toContain('23. listopadu');
  });

  it('is shown also where that cannot be said, with until when goods are held', async () => {
    await open(untilAnswered, '/objednavka/?o=token&m=key');

    await waitFor(() => expect(told()).toContain('do 23. listopadu 2026, 11:30'));
  });
});

it('asks for the deposit by transfer', async () => {
  await open(awaited);

  expect(textOf(screen.getByRole('region', { name: 'Platba převodem' }))).toContain(exactly(dueNow!));
  expect(textOf(screen.getByRole('button', { name: /^Zaplatit \d/ }))).toBe(`Zaplatit ${exactly(dueNow!)}`);
});

it('asks for the rest by transfer after the deposit, to the last minor unit [OPEN-Q-68]', async () => {
  await open(restByTransfer);

  expect(textOf(screen.getByRole('region', { name: 'Doplatek' }))).toContain(exactly(dueLater!));
  const sums = textOf(screen.getByRole('complementary', { name: /^Zaplaceno a.zbývá$/ }));
  expect(sums).toContain(`Zbývá${exactly(dueLater!)}`);
  expect(screen.getByRole('meter', { name: /^Zaplaceno 30.%$/ })).toBeTruthy();
});

it('asks for a whole order by transfer, which nothing came before, under the name of a payment [PAY-15]', async () => {
  const rest = { castka: dueLater, zpusob: 'transfer', prevod: transfer };
  await open(withOrder({ due_now: 0, payment_state: 'none' }, { stav: 'making', doplatek: rest }));

  expect(textOf(screen.getByRole('region', { name: 'Platba' }))).toContain(exactly(dueLater!));
  expect(screen.queryByRole('region', { name: 'Doplatek' })).toBeNull();
});

it('says of a rest by transfer nothing of cash, also while nobody says to which account [OPEN-Q-68]', async () => {
  const sentence = 'Doplatek uhradíte převodem před dodáním.';
  await open(withOrder({ ...paid, jak_platit: sentence }, { doplatek: { castka: dueLater, zpusob: 'transfer' } }));

  const said = textOf(screen.getByRole('region', { name: 'Doplatek' }));
  expect(said).toContain(sentence);
  expect(said).not.toContain('v hotovosti');
});

it.each([
  ['payment', 'due at once', { due_now: 1_000, due_later: 0 }, 1_000],
  ['payment', 'transferred of what was due at the door', { due_now: 0, due_later: 2_000 }, 2_000],
  ['deposit', 'due at once', { due_now: 300, due_later: 700 }, 300],
  ['rest', 'left after it', { due_now: 300, due_later: 700 }, 700],
])('tells of the step "%s" what came: what was %s', async (krok, _, order, came) => {
  await open(withOrder({ ...paid, ...order }, { prubeh: [{ krok, stav: 'done', den: null }] }));

  const way = within(screen.getByRole('region', { name: 'Průběh' }));
  expect(textOf(way.getByRole('listitem'))).toContain(`${exactly(came)} jsme přijali`);
});

it('tells a rest in cash, which nobody pays here [OPEN-Q-68]', async () => {
  await open(withOrder(paid, { doplatek: { castka: dueLater, zpusob: 'cash_on_delivery' } }));

  expect(textOf(screen.getByRole('region', { name: 'Doplatek' }))).toContain(exactly(dueLater!));
  expect(screen.queryByRole('button', { name: /^Zaplatit/ })).toBeNull();
});

test.each<[ShopCode, string]>([
  ['cs', 'cash_on_delivery'],
  ['hu', 'cash_on_delivery'],
  ['hu', 'transfer'],
])(
  'the order page in %s shows how an order without a first payment is paid, by %s, in the words of the server [PAY-08]',
  async (shop, by) => {
    const said = 'How it is paid.';
    const cash = { due_now: 0, payment_state: 'none', prevod: undefined, jak_platit: said };
    new Network({ [address]: withOrder(cash, { doplatek: { castka: dueLater, zpusob: by } }) });
    show(<OrderPage />, { at: '/objednavka/?o=token', shop });
    const { payment, rest, pay } = textsOf(shopByCode(shop)).orderPage;

    expect(textOf(await screen.findByRole('region', { name: payment }))).toContain(said);
    expect(screen.queryByRole('region', { name: rest })).toBeNull();
    expect(screen.queryByRole('button', { name: new RegExp(`^${pay}`) })).toBeNull();
  },
);

it('shows each way to pay with its amount, as the recap does, and opens a new session where a card payment has failed [OPEN-Q-81] [RECAP-11]', async () => {
  HTMLFormElement.prototype.submit = jest.fn();
  const card = { zpusobPlatby: 'gopay', prevod: undefined, payment_state: 'failed' };
  const gopay = { status: 'CANCELED', gw_url: null };
  const page = withOrder({ ...card, gopay, jinak: ['prevodem'] }, { stav: 'failed' });
  const { objednavka } = page as { objednavka: Facts };
  const network = new Network({
    [address]: page,
    '/api/order/token/payment': { ...objednavka, gopay: { status: 'CREATED', gw_url: 'https://gateway.test/pay' } },
  });
  show(<OrderPage />, { at: '/objednavka/?o=token' });
  const ways = within(await screen.findByRole('region', { name: 'Jak objednávku zaplatit' }));
  expect(ways.getAllByText(exactly(dueNow!), { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toHaveLength(2);
  expect(ways.getByRole('button', { name: 'Zaplatit raději převodem' })).toBeTruthy();
  await userEvent.click(ways.getByRole('button', { name: 'Zaplatit znovu kartou' }));

  expect(network.askedFor('/api/order/token/payment')).toHaveLength(1);
  expect(HTMLFormElement.prototype.submit).toHaveBeenCalledTimes(1);
});

it.each([
  ['has ended', { stav: 'ended' }],
  ['is paid back', { stav: 'refunded' }],
])('asks for no money for an order that %s', async (_, over) => {
  await open(withOrder({}, over));

  expect(screen.queryByRole('button', { name: /^Zaplatit/ })).toBeNull();
  expect(textOf(screen.getByRole('complementary', { name: /^Zaplaceno a.zbývá$/ }))).toContain(`Zbývá${exactly(0)}`);
});

it.each([
  ['without a last day', { jde: true, do: null }, 'Než začneme vyrábět, můžete změnit'],
  ['until a day', { jde: true, do: day }, 'můžete změnit do 4. prosince 2026'],
  ['no more', { jde: false, do: day }, 'Podle objednávky už vyrábíme'],
])('what is made to measure may be changed %s', async (_, zmeny, said) => {
  await open(withOrder({}, { zmeny }));

  expect(textOf(screen.getByRole('region', { name: 'Změna objednávky' }))).toContain(said);
});

describe('a preliminary order', () => {
  const check = { krok: 'check', stav: 'now', den: '2026-11-24' };
  const delivery = { krok: 'delivery', stav: 'coming', den: day };
  const production = { krok: 'production', stav: 'coming', den: null };
  const preliminary = (stav: string, prubeh: Facts[], order: Facts = {}) =>
    withOrder({ kind: 'preliminary', ...order }, { stav, prubeh });
  const told = () => textOf(screen.getByRole('main'));

  it('is checked before anything of it is made', async () => {
    await open(preliminary('checking', [check, production, delivery]));

    for (const said of ['čeká na kontrolu rozměrů', 'Vyrábět začneme až potom', 'Kontrola rozměrů', 'předběžně do'])
      expect(told()).toContain(said);
  });

  it('whose call is overdue says what the shop says of it, and promises no day', async () => {
    await open(preliminary('checking', [{ ...check, den: null }, delivery], { hovor: 'Už brzy zavoláme.' }));

    expect(told()).toContain('Kontrola rozměrůUž brzy zavoláme.');
    expect(told()).not.toMatch(/Klientské centrum vám zavolá\.|24\. 11\./);
  });

  it.each(shopCodes)(
    'of goods from stock waits for a call in %s, and neither sizes nor production are named',
    async (shop) => {
      const items = (example.objednavka['items'] as Facts[]).filter(({ rozpis }) => rozpis === undefined);
      new Network({ [address]: preliminary('checking', [check, delivery], { items }) });
      show(<OrderPage />, { at: '/objednavka/?o=token', shop });
      const heading = await screen.findByRole('heading', { level: 1, name: /:/ });
      const { call, stages, leads, steps } = textsOf(shopByCode(shop)).orderPage;

      expect(heading.textContent).toBe(`number: ${call.stage}`);
      for (const said of [call.lead, call.step]) expect(document.body.textContent).toContain(said);
      for (const other of [stages.checking, leads.checking, steps.check, steps.production])
        expect(document.body.textContent).not.toContain(other);
    },
  );

  it('that was checked binds: its day is named, and the delivery is promised', async () => {
    const done = { ...check, stav: 'done', den: '2026-11-27' };
    await open(preliminary('planned', [done, production, delivery], { zkontrolovano: '2026-11-27T10:00:00.000Z' }));

    for (const said of ['objednávka je potvrzená', '27. 11. 2026Kontrola rozměrů', 'Dodání nejpozději'])
      expect(told()).toContain(said);
    expect(told()).not.toMatch(/předběžně|vám zavolá/);
  });
});

describe('the papers of an order', () => {
  const papers = () =>
    within(screen.getByRole('region', { name: 'Doklady' }))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  const summary = ['Stáhnout: Souhrn objednávky', '/api/order/token/souhrn.pdf'];
  const number = { objednavkaCislo: '2026/07001482' };

  it('are its summary, and an invoice in advance where something is paid before the delivery', async () => {
    await open(withOrder(number));

    expect(papers()).toEqual([
      summary,
      ['Stáhnout: Zálohová faktura 2607001482', '/api/order/token/zalohova-faktura.pdf'],
    ]);
  });

  it.each([
    ['paid at the door', withOrder({ ...number, due_now: 0, prevod: undefined })],
    ['called off', withOrder(number, { stav: 'ended' })],
  ])('are its summary alone where it is %s', async (_, page) => {
    await open(page);

    expect(papers()).toEqual([summary]);
  });
});

describe('without an order', () => {
  it.each([
    ['a link without its token', '/objednavka/'],
    ['a wrong token', '/objednavka/?o=token'],
  ])('says that %s opens none, and whom to call', async (_, at) => {
    await open({ Err: 15, ErrText: 'Tuto objednávku jsme nenašli.' }, at);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tento odkaz žádnou objednávku neotevírá');
    expect(screen.getByText('+420 555 010 020')).toBeTruthy();
  });

  it('says that it could not be loaded, and loads it when asked again', async () => {
    const answers: (Facts | Error)[] = [new Error('offline'), awaited];
    new Network({ [address]: () => answers.shift()! });
    show(<OrderPage />, { at: '/objednavka/?o=token' });
    expect((await screen.findByRole('alert')).textContent).toContain('nepodařilo načíst');
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));

    expect(await screen.findByRole('heading', { level: 1, name: /zbývá zaplatit$/ })).toBeTruthy();
  });
});

it.each(shopCodes)('speaks the language of %s', async (shop) => {
  new Network({ [address]: restByTransfer });
  show(<OrderPage />, { at: '/objednavka/?o=token', shop });
  const heading = await screen.findByRole('heading', { level: 1, name: /:/ });

  expect(heading.textContent).toBe(
    `number: ${{ cs: 'vyrábíme', sk: 'vyrábame', de: 'in Fertigung', at: 'in Fertigung', hu: 'gyártás alatt' }[shop]}`,
  );
});
