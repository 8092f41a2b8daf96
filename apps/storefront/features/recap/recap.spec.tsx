import { runningPrice } from '@fenestra/i18n/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { shopByCode, type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { renderPng } from '@fenestra/platform/drawing/raster';
import { qrCodeText } from '@fenestra/testing/read-qr-code';
import { exampleAnswer } from '../../testing/wire-example';
import { Network, show } from '../../testing/page';
import Recap from './recap';

type Facts = Record<string, unknown>;
const datum = '2026-11-22T10:00:00.000Z';
const dodat_do = '2027-01-05';
const transferOrder: Facts = { ...exampleAnswer('readOrder'), datum, dodat_do };
const cardOrder: Facts = { ...exampleAnswer('newOrder-card'), token: 'token', datum, dodat_do };
const withPayment = (payment_state: string, more: Facts = {}): Facts => ({ ...cardOrder, payment_state, ...more });
const pending = withPayment('pending', { gopay: { status: 'CREATED', gw_url: 'https://gateway.test/pay' } });
const beingSetUp = withPayment('pending', { gopay: { status: 'pending', gw_url: null } });
const failed = withPayment('failed', { gopay: { status: 'CANCELED', gw_url: null } });

const paid = withPayment('paid', { paid: cardOrder['total'], gopay: { status: 'PAID', gw_url: null } });

/** 2 % of the gross price of 6 025,80 Kč are taken off. */
const prepaid = { ...paid, total: 5905.28, castkaCelkemDPH: 5905.28 };

const submit = jest.fn();
const heading = async () => {
  await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false'));
  return screen.getByRole('heading', { level: 1 });
};
const helpLine = () =>
  within(screen.getByRole('complementary', { name: 'Kontakt' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  submit.mockReset();
  HTMLFormElement.prototype.submit = submit;
});

describe('the truth about a known order [OPEN-Q-79] [OPEN-Q-80]', () => {
  it.each([
    ['paid [RECAP-09]', paid, '?o=token&paid=true', 'Platba proběhla v\u00a0pořádku'],
    ['paid, though the address says otherwise', paid, '?o=token&paid=false', 'Platba proběhla'],
    ['paid, in a new tab without the address', paid, '?o=token', 'Platba proběhla'],
    ['failed, though somebody typed paid=true', failed, '?o=token&paid=true', 'Platba neproběhla'],
    ['failed', failed, '?o=token&paid=false', 'Platba neproběhla'],
    ['not decided after a return', pending, '?o=token&paid=true', 'Ověřujeme platbu'],
    ['not decided after a return that says no', pending, '?o=token&paid=false', 'Ověřujeme platbu'],
    ['not decided, never at the gateway', pending, '?o=token', 'zbývá zaplatit'],
    [
      'to be paid by transfer, though somebody typed paid=true',
      transferOrder,
      '?o=token&paid=true',
      'Předběžnou objednávku máme',
    ],
  ])('%s', async (_, truth, query, text) => {
    new Network({ '/api/order/token': truth });
    show(<Recap />, { at: `/rekapitulace/${query}` });

    expect((await heading()).textContent).toContain(text);
  });

  it('says nothing of a paid order that the gateway has not confirmed', async () => {
    new Network({ '/api/order/token': pending });
    show(<Recap />, { at: '/rekapitulace/?o=token&paid=true' });
    await heading();

    expect(document.body.textContent).not.toContain('Platba proběhla');
    expect(document.body.textContent).not.toContain('Zaplaceno');
  });

  it('reads it by the token of this visit when the address has none', async () => {
    sessionStorage.setItem('recap', JSON.stringify(pending));
    const network = new Network({ '/api/order/token': paid });
    show(<Recap />, { at: '/rekapitulace/' });

    await waitFor(async () => expect((await heading()).textContent).toContain('Platba proběhla'));
    expect(network.askedFor('/api/order/token')).not.toHaveLength(0);
  });

  it('keeps what is known and says that it could not ask', async () => {
    sessionStorage.setItem('recap', JSON.stringify(pending));
    new Network({ '/api/order/token': new Error('offline') });
    show(<Recap />, { at: '/rekapitulace/?paid=true' });

    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toContain('Platba proběhla');
  });
});

it.each<[ShopCode, string, string]>([
  ['cs', 'Klientské centrum vám do dalšího pracovního dne zavolá', 'SHOP-12'],
  ['sk', 'Klientske centrum vám do ďalšieho pracovného dňa zavolá', 'SHOP-12'],
  ['at', 'Unser Kundenservice ruft Sie spätestens am nächsten Arbeitstag an', 'SHOP-12'],
  ['de', 'Unser Kundenservice ruft Sie spätestens am nächsten Arbeitstag an', 'SHOP-12'],
  ['hu', 'Technikusunk két munkanapon belül felhívja Önt', 'SHOP-13'],
])('in %s a preliminary order is followed by a call: %s [%s] [RECAP-12]', async (shop, promise) => {
  new Network({ '/api/order/token': transferOrder });
  show(<Recap />, { at: '/rekapitulace/?o=token', shop });
  await heading();

  expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain(promise);
});

it.each(shopCodes)('in %s a call that is overdue is promised by no day [SHOP-12] [SHOP-13]', async (shop) => {
  new Network({ '/api/order/token': { ...transferOrder, hovor: 'Už brzy zavoláme.' } });
  show(<Recap />, { at: '/rekapitulace/?o=token', shop });
  await heading();
  const { recap } = textsOf(shopByCode(shop));

  expect(document.body.textContent).toContain('Už brzy zavoláme.');
  expect(document.body.textContent).not.toContain(recap.preliminaryLead);
});

it.each(shopCodes)(
  'in %s goods from stock are followed by a call that names no sizes [SHOP-12] [SHOP-13]',
  async (shop) => {
    const items = (transferOrder['items'] as Facts[]).filter(({ rozpis }) => rozpis === undefined);
    new Network({ '/api/order/token': { ...transferOrder, items } });
    show(<Recap />, { at: '/rekapitulace/?o=token', shop });
    await heading();
    const { call, preliminaryLead, steps } = textsOf(shopByCode(shop)).recap;

    for (const said of [call.lead, call.step]) expect(document.body.textContent).toContain(said);
    for (const other of [preliminaryLead, steps.check]) expect(document.body.textContent).not.toContain(other);
  },
);

it('a binding order is followed by no call [RECAP-12]', async () => {
  new Network({ '/api/order/token': paid });
  show(<Recap />, { at: '/rekapitulace/?o=token&prel=1' });
  await heading();

  expect(document.body.textContent).not.toContain('zavolá');
});

it('a preliminary order that was checked is followed by no call either, and its check is done', async () => {
  new Network({ '/api/order/token': { ...transferOrder, zkontrolovano: '2026-11-27T10:00:00.000Z' } });
  show(<Recap />, { at: '/rekapitulace/?o=token' });
  await heading();

  expect(document.body.textContent).not.toMatch(/zavolá|našem.hovoru|předběžn/i);
  expect(document.body.textContent).toContain('hotovo');
});

it('an order whose money went back at the gateway says so, awaits no payment, and goes on [OPEN-Q-120]', async () => {
  const back = { payment_state: 'refunded', paid: 0, vraceno: 12_345 };
  for (const order of [
    { ...paid, ...back },
    { ...transferOrder, ...back },
  ]) {
    new Network({ '/api/order/token': order });
    const shown = show(<Recap />, { at: '/rekapitulace/?o=token' });

    expect((await heading()).textContent).toBe('Platbu jsme vrátili');
    const next = within(screen.getByRole('region', { name: 'Co bude dál' }));
    const steps = next.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.filter((step) => /^(Platba|Záloha)/.test(step))).toEqual([expect.stringMatching(/vráceno$/)]);
    expect(steps.at(-1)).toMatch(/^(Doručení|Připraveno).*2027$/);
    expect(screen.queryByText('Zaplatit teď')).toBeNull();
    expect(screen.queryByText('Zaplaceno')).toBeNull();
    for (const name of screen.getAllByText('Vráceno')) expect(name.nextSibling?.textContent).toMatch(/^12.345,00/);
    expect(screen.queryByRole('region', { name: 'Platba převodem' })).toBeNull();
    shown.unmount();
  }
});

describe('without a known order', () => {
  it('tells a typed paid=true only as what the address says [OPEN-Q-79]', async () => {
    new Network({});
    show(<Recap />, { at: '/rekapitulace/?paid=true' });

    expect((await heading()).textContent).toContain('nenašli');
    expect(screen.getByText(/Otevřená adresa hlásí/)).toBeTruthy();
  });

  it('claims nothing of an order that could not be asked for, and shows it when asked again [OPEN-Q-79]', async () => {
    const answers = [new Error('offline'), paid];
    new Network({ '/api/order/token': () => answers.shift()! });
    show(<Recap />, { at: '/rekapitulace/?o=token&paid=true' });
    expect((await screen.findByRole('alert')).textContent).toContain('nepodařilo načíst');
    expect((await heading()).textContent).toBe('Vaše objednávka');
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));

    expect(await screen.findByRole('heading', { level: 1, name: /^Platba proběhla/ })).toBeTruthy();
  });

  it('gives the failure message and the line with phone and e-mail [RECAP-10] [OPEN-Q-91]', async () => {
    new Network({});
    show(<Recap />, { at: '/rekapitulace/?paid=false' });

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Něco se pokazilo. Platba neproběhla, zaplaťte prosím znovu nebo kontaktujte zákaznickou linku.',
    );
    expect(helpLine()).toEqual(['+420 555 010 020', 'pomoc@fenestra.example']);
    expect(screen.queryByText(/předběžné/)).toBeNull();
  });

  it('adds to it what follows a preliminary order where the address says that it is one [RECAP-12]', async () => {
    new Network({});
    show(<Recap />, { at: '/rekapitulace/?paid=false&prel=1' });

    expect((await screen.findByText(/předběžné/)).textContent.replaceAll('\u00a0', ' ')).toBe(
      'U předběžné objednávky zavolá klientské centrum do dalšího pracovního dne.',
    );
  });
});

describe('the card gateway', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const shopper = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('is opened by its button, or by itself after two announced seconds, as a form [RECAP-03] [RECAP-04] [RECAP-05] [WIRE-51]', async () => {
    new Network({ '/api/order/token': pending });
    show(<Recap />, { at: '/rekapitulace/?o=token' });
    await screen.findByText(/Za 2\s?s otevřeme/);
    expect(screen.getByRole('button', { name: 'Zaplatit teď' })).toBeTruthy();
    expect(submit).not.toHaveBeenCalled();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));

    expect(document.querySelector('form')!.action).toBe('https://gateway.test/pay');
    expect(document.querySelector('form')!.method).toBe('post');
  });

  it('is not opened again by itself when Back shows the order once more [RECAP-03]', async () => {
    new Network({ '/api/order/token': pending });
    const first = show(<Recap />, { at: '/rekapitulace/?o=token' });
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    first.unmount();
    show(<Recap />, { at: '/rekapitulace/?o=token' });

    expect(await screen.findByRole('button', { name: 'Zaplatit kartou' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('can be opened by hand when Back shows the page as it was left [RECAP-03]', async () => {
    new Network({ '/api/order/token': pending });
    show(<Recap />, { at: '/rekapitulace/?o=token' });
    await screen.findByText('Otevíráme platební bránu…');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

    expect(screen.getByRole('button', { name: 'Zaplatit kartou' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  describe('left without paying', () => {
    const comeBack = async () => {
      show(<Recap />, { at: '/rekapitulace/?o=token&paid=false' });
      await screen.findByRole('heading', { name: 'Ověřujeme platbu' });
      await act(() => jest.advanceTimersByTimeAsync(6000));
    };

    it('is offered again after some seconds, beside the phone [RECAP-02] [RECAP-11]', async () => {
      new Network({ '/api/order/token': pending, '/api/order/token/payment': pending });
      await comeBack();

      expect((await heading()).textContent).toBe('Platbu jsme zatím nedostali');
      expect(screen.getByText(/Nejde to kartou/).textContent).toContain('+420 555 010 020');
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Zaplatit znovu kartou' })));
      expect(submit).toHaveBeenCalledTimes(1);
    });

    it('says what each way costs, what is known, and until when the order waits [RECAP-11]', async () => {
      const waits = { ...pending, ceka_do: '2026-11-22T11:30:00.000Z', jinak: ['prevodem'] };
      new Network({ '/api/order/token': waits });
      await comeBack();

      const ways = within(screen.getByRole('region', { name: 'Jak objednávku zaplatit' }));
      const due = (cardOrder['due_now'] as number) * 100;
      expect(ways.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
        'Kartou znovu',
        'Raději převodem',
      ]);
      expect(ways.getAllByText(/^[\d\s,]+Kč$/).map(({ textContent }) => minorUnitsIn(textContent))).toEqual([due, due]);
      expect(ways.getByRole('button', { name: 'Zaplatit raději převodem' })).toBeTruthy();
      expect(valueOf('Držíme do').replaceAll('\u00a0', ' ')).toBe('22. 11. 2026 12:30');
      const known = within(screen.getByRole('region', { name: 'Co víme' }));
      expect(known.getAllByRole('listitem')[1]!.textContent).toContain('Žádná platba nepřišla');
      expect(screen.queryByRole('region', { name: 'Co bude dál' })).toBeNull();
    });

    it('is checked again at once when the shopper has paid [RECAP-09]', async () => {
      let truth = failed;
      new Network({ '/api/order/token': () => truth });
      show(<Recap />, { at: '/rekapitulace/?o=token&paid=false' });
      const check = await screen.findByRole('button', { name: 'Ověřit platbu znovu' });
      truth = paid;
      await act(async () => void fireEvent.click(check));

      expect((await heading()).textContent).toContain('Platba proběhla');
    });

    it('becomes paid when the gateway confirms late [RECAP-09]', async () => {
      let truth = pending;
      new Network({ '/api/order/token': () => truth });
      await comeBack();
      truth = paid;
      await act(() => jest.advanceTimersByTimeAsync(3000));

      expect((await heading()).textContent).toContain('Platba proběhla');
    });

    it('claims nothing about the payment while the server cannot be asked', async () => {
      sessionStorage.setItem('recap', JSON.stringify(pending));
      new Network({ '/api/order/token': new Error('offline') });
      await comeBack();

      expect((await heading()).textContent).toBe('Ověřujeme platbu');
      expect(await screen.findByText(/nepodařilo ověřit/)).toBeTruthy();
    });
  });

  it('waits when asked to', async () => {
    new Network({ '/api/order/token': pending });
    show(<Recap />, { at: '/rekapitulace/?o=token' });
    await shopper.click(await screen.findByRole('button', { name: 'Počkat' }));
    jest.advanceTimersByTime(5000);

    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Zaplatit kartou' })).toBeTruthy();
  });

  it.each(['?o=token&paid=false', '?o=token&paid=true'])(
    'never opens by itself after a return: %s [OPEN-Q-81]',
    async (query) => {
      new Network({ '/api/order/token': failed });
      show(<Recap />, { at: `/rekapitulace/${query}` });
      await heading();
      jest.advanceTimersByTime(5000);

      expect(submit).not.toHaveBeenCalled();
    },
  );

  it('opens a new session for another try [RECAP-11]', async () => {
    new Network({ '/api/order/token': failed, '/api/order/token/payment': pending });
    show(<Recap />, { at: '/rekapitulace/?o=token&paid=false' });
    const again = await screen.findByRole('button', { name: 'Zaplatit znovu kartou' });
    await act(async () => void fireEvent.click(again)); // with all that follows from it: the answer comes at once

    expect(submit).toHaveBeenCalledTimes(1);
    expect(document.querySelector('form')!.action).toBe('https://gateway.test/pay');
  });

  it('says that a payment is still being set up', async () => {
    new Network({ '/api/order/token': beingSetUp });
    show(<Recap />, { at: '/rekapitulace/?o=token' });

    expect(await screen.findByText('Připravujeme platbu…')).toBeTruthy();
  });
});

describe('an order of which nothing comes any more', () => {
  const cash: Facts = {
    ...transferOrder,
    zpusobPlatby: 'hotove',
    payment_state: 'none',
    prevod: undefined,
    due_now: 0,
  };
  const paypal = { currency: 'CZK', kUhrade: 10, status: 'CREATED', gw_url: 'https://paypal.test/pay' };
  const ways: [string, Facts][] = [
    ['in cash', cash],
    ['by transfer', { ...transferOrder, prevod: undefined, payment_state: 'failed' }],
    ['by card', pending],
    ['by PayPal', { ...pending, zpusobPlatby: 'paypal', gopay: undefined, paypal }],
  ];

  it.each(
    ways.flatMap(([way, order]) =>
      (['cancelled', 'ended', 'refunding', 'refunded'] as const).map((over) => [way, over, order] as const),
    ),
  )('to be paid %s that is %s says what became of it and asks for no money', async (_, over, order) => {
    new Network({ '/api/order/token': { ...order, konec: over, dodat_do: undefined } });
    show(<Recap />, { at: '/rekapitulace/?o=token&paid=false' });

    expect((await heading()).textContent).toBe(
      {
        cancelled: 'Objednávka je zrušená',
        ended: 'Objednávka skončila',
        refunding: 'Vracíme peníze',
        refunded: 'Platbu jsme vrátili',
      }[over],
    );
    expect(screen.queryByRole('button', { name: /^Zaplatit/ })).toBeNull();
    expect(screen.queryByText(/zavolá/)).toBeNull();
    expect(screen.queryByText('Zaplatit teď')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Platba převodem' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Co bude dál' })).toBeNull();
  });

  it('but whose money came too late is being examined', async () => {
    new Network({ '/api/order/token': { ...paid, konec: 'ended' } });
    show(<Recap />, { at: '/rekapitulace/?o=token&paid=true' });

    expect((await heading()).textContent).toBe('Platbu ještě prověřujeme');
  });
});

it('names what was ordered with its size, and the IBAN in groups', async () => {
  new Network({ '/api/order/token': transferOrder });
  show(<Recap />, { at: '/rekapitulace/?o=token' });

  expect(await screen.findByText(/Dvoukřídlé okno se sloupkem, 2\s?100 × 1\s?500\smm/)).toBeTruthy();
  expect(screen.getByText('CZ65 0800 0000 1920 0014 5399')).toBeTruthy();
});

it('says that the order was placed, whom to call, and the one last day of its delivery [RECAP-01] [RECAP-02]', async () => {
  new Network({ '/api/order/token': { ...transferOrder, datum: '2026-11-22T23:30:00.000Z' } });
  show(<Recap />, { at: '/rekapitulace/?o=token' });

  expect((await heading()).textContent).toBe('Předběžnou objednávku máme');
  expect(helpLine()).toEqual(['+420 555 010 020', 'pomoc@fenestra.example']);
  expect(valueOf('Objednáno')).toBe('23.\u00a0listopadu\u00a02026'); // midnight is that of the shop
  expect(valueOf('Dodání předběžně do')).toBe('5.\u00a0ledna\u00a02027');
  const stages = within(screen.getByRole('region', { name: 'Co bude dál' })).getAllByRole('listitem');
  expect(stages.at(-1)!.textContent).toBe('Doručenído 5.\u00a0ledna\u00a02027');
});

it('of goods that are fetched says until when they are ready, not when they come', async () => {
  new Network({ '/api/order/token': cardOrder });
  show(<Recap />, { at: '/rekapitulace/?o=token' });
  await heading();

  expect(valueOf('Připravíme nejpozději')).toBe('5.\u00a0ledna\u00a02027');
  expect(screen.queryByText(/^Dodání nejpozději$/)).toBeNull();
  const stages = within(screen.getByRole('region', { name: 'Co bude dál' })).getAllByRole('listitem');
  expect(stages.at(-1)!.textContent).toBe('Připraveno k\u00a0vyzvednutído 5.\u00a0ledna\u00a02027');
});

it.each([
  ['calculated after the order', {}, 'a megrendelés után'],
  ['agreed in the call', { zkontrolovano: '2026-12-03T08:00:00.000Z' }, 'telefonon egyeztetve'],
])('calls no delivery free whose price is %s, and no total one with it [PAY-08]', async (_, differences, said) => {
  const ceny = { ...(transferOrder['ceny'] as Facts), ceny_doprava: 0 };
  const whole = { total: transferOrder['cena_sdph'] }; // nothing is saved
  new Network({ '/api/order/token': { ...transferOrder, ...whole, ...differences, currency: 'HUF', ceny } });
  show(<Recap />, { at: '/rekapitulace/?o=token', shop: 'hu' });
  await heading();

  expect(screen.getByRole('row', { name: /^Doprava na adresu/ }).querySelector('td')!.textContent).toBe(said);
  expect(screen.getByText('Bruttó összeg szállítás nélkül')).toBeTruthy();
});

it('names no day where nothing comes any more', async () => {
  const ended = { ...transferOrder, payment_state: 'refunded', dodat_do: undefined };
  new Network({ '/api/order/token': ended });
  show(<Recap />, { at: '/rekapitulace/?o=token' });
  await heading();

  expect(screen.queryByText('Dodání předběžně do')).toBeNull();
  expect(screen.queryByText('Doručení', { selector: 'b' })).toBeNull();
});

const valueOf = (name: string) => screen.getByText(name).nextElementSibling!.textContent;

/** Minor units. */
const minorUnitsIn = (text: string) =>
  text === 'zdarma'
    ? 0
    : Number(
        text
          .split('Kč')[0]!
          .replace('−', '-')
          .replace(/[^\d-]/g, ''),
      );

describe.each(['private', 'business'] as const)('an order of a %s buyer', (buyer) => {
  const shown = async (order: Facts, visitor: Buyer = buyer) => {
    new Network({ '/api/order/token': { ...order, kupujici: buyer } });
    show(<Recap />, { buyer: visitor, at: '/rekapitulace/?o=token' });
    await heading();
  };
  const amountIn = (row: HTMLElement) => minorUnitsIn(row.querySelector('td')!.textContent);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

  it.each([
    ['by transfer', transferOrder],
    ['all at once, with a row of its own for its discount', prepaid],
  ])('has sums that add up to the total exactly: %s [OPEN-Q-66] [SHOP-07]', async (_, order) => {
    await shown(order);
    const box = within(screen.getByRole('complementary', { name: 'Souhrn' }));
    const row = (name: RegExp) => amountIn(box.getByRole('row', { name }));
    const [goods] = box.getAllByRole('rowgroup').map((group) => within(group).getAllByRole('row').map(amountIn));
    const [net, vat] = [row(/^Celkem bez DPH/), row(/^DPH/)];
    const saved = box.queryAllByRole('row', { name: /^Sleva 2/ }).map(amountIn);
    const total = Math.round((order['total'] as number) * 100);

    expect(net + vat).toBe(total);
    expect(vat).toBe(Math.round((total * 21) / 121));
    expect(sum([...goods!, ...saved])).toBe(buyer === 'business' ? net : total);
    expect(saved).toHaveLength(order === prepaid ? 1 : 0);
  });

  it.each([
    [1_500_00, 1],
    [0, 0],
  ])('with %d minor units left for later has so many rows that say so: %d', async (later, rows) => {
    await shown({ ...transferOrder, due_later: later / 100 });

    expect(screen.queryAllByText('Doplatit později')).toHaveLength(rows);
  });

  it.each(['private', 'business'] as const)(
    'has both prices of each line, its own kind first, for a %s visitor too [SHOP-07]',
    async (visitor) => {
      await shown(transferOrder, visitor);
      const lines = transferOrder['items'] as { sumZkl: number }[];
      const [net, gross] = [' bez DPH', ' s\u00a0DPH'].map((called) =>
        within(screen.getByRole('region', { name: 'Objednané zboží' }))
          .getAllByText((_, element) => element!.tagName !== 'I' && element!.textContent.endsWith(called))
          .filter(({ tagName }) => tagName === 'B' || tagName === 'SPAN')
          .map(({ tagName, textContent }) => ({ tagName, minor: minorUnitsIn(textContent) })),
      );

      expect(net!.map(({ minor }) => minor)).toEqual(lines.map(({ sumZkl }) => Math.round(sumZkl * 100)));
      expect(sum(gross!.map(({ minor }) => minor))).toBe(
        Math.round(sum(lines.map(({ sumZkl }) => sumZkl * 100)) * 1.21),
      );
      const first = buyer === 'business' ? net! : gross!;
      expect(new Set(first.map(({ tagName }) => tagName))).toEqual(new Set(['B']));
    },
  );
});

it('goods have the VAT that the order was taxed with, not that of today [CONST-02]', async () => {
  const [line] = transferOrder['items'] as { sumZkl: number }[];
  new Network({ '/api/order/token': { ...transferOrder, kupujici: 'private', items: [line], dph_sazba: 23 } });
  show(<Recap />, { at: '/rekapitulace/?o=token' });
  const goods = within(await screen.findByRole('region', { name: 'Objednané zboží' }));
  const gross = goods.getByText((_, element) => element!.tagName === 'B' && element!.textContent.includes('Kč'));

  expect(minorUnitsIn(gross.textContent)).toBe(Math.round(line!.sumZkl * 123));
});

describe('who gets the goods [OPEN-Q-120]', () => {
  const place = { name: 'Jana Nováková', company: '', street: 'Lidická 12', postcode: '60200', city: 'Brno' };
  const known = {
    token: 'token',
    email: 'jana@example.test',
    phone: '+420601222333',
    deliverTo: place,
    invoiceTo: place,
  };
  const order = { ...transferOrder, token: 'token' };

  it('is shown where it was typed, in groups that can be read', async () => {
    sessionStorage.setItem('recipient', JSON.stringify(known));
    new Network({ '/api/order/token': order });
    show(<Recap />, { at: '/rekapitulace/?o=token' });

    const section = within(await screen.findByRole('region', { name: /^Kam a/ }));
    expect(section.getByText('Potvrzení posíláme na: jana@example.test')).toBeTruthy();
    expect(section.getAllByText('Lidická 12, 602 00 Brno')).toHaveLength(2);
    expect(section.getByText('+420 601 222 333')).toBeTruthy();
  });

  it('is not shown for another order', async () => {
    sessionStorage.setItem('recipient', JSON.stringify({ ...known, token: 'other' }));
    new Network({ '/api/order/token': order });
    show(<Recap />, { at: '/rekapitulace/?o=token' });
    await heading();

    expect(document.body.textContent).not.toContain('jana@example.test');
  });
});

test.each([['Doplatek uhradíte převodem před dodáním.'], [undefined]])(
  'the sums of the result page show how the rest is paid in the words of the server: %s [PAY-14, PAY-15]',
  async (said) => {
    new Network({ '/api/order/token': { ...transferOrder, jak_platit: said } });
    show(<Recap />, { at: '/rekapitulace/?o=token' });
    const sums = within(await screen.findByRole('complementary', { name: 'Souhrn' }));

    expect(sums.queryByText(/^Doplatek/)?.textContent).toBe(said);
  },
);

it('a preliminary order may be paid at once or after the call; nothing else is said of it', async () => {
  new Network({ '/api/order/token': transferOrder });
  show(<Recap />, { at: '/rekapitulace/?o=token' });

  expect(await screen.findByText(/^Platbu můžete poslat hned, nebo až po\snašem hovoru\./)).toBeTruthy();
  expect(screen.queryByText(/^Jakmile platba přijde, dáme se do práce/)).toBeNull();
});

it.each([
  ['nothing', 0, [], '4 205,72 Kč'],
  ['a part', 1205.72, ['1 205,72 Kč'], '3 000,00 Kč'],
])(
  'asks for what is left of a transfer of which %s has come, in title block, sums and account',
  async (_, came, told, left) => {
    new Network({ '/api/order/token': { ...transferOrder, paid: came } });
    const { container } = show(<Recap />, { at: '/rekapitulace/?o=token' });
    const sums = await screen.findByRole('complementary', { name: 'Souhrn' });
    const valuesOf = (place: Element, name: string) =>
      [...place.querySelectorAll('dt')]
        .filter(({ textContent }) => textContent === name)
        .map((term) => term.nextElementSibling!.textContent.replaceAll('\u00a0', ' '));
    const [title, account] = [container.querySelector('dl')!, screen.getByRole('region', { name: 'Platba převodem' })];

    for (const place of [title, sums]) {
      expect(valuesOf(place, 'Zaplaceno')).toEqual(told);
      expect(valuesOf(place, 'Zaplatit teď')).toEqual([left]);
    }
    expect(valuesOf(account, 'Částka')).toEqual([left]);
  },
);

it('copies what a bank asks for, without spaces and currency', async () => {
  const shopper = userEvent.setup();
  new Network({ '/api/order/token': transferOrder });
  show(<Recap />, { at: '/rekapitulace/?o=token' });
  await shopper.click(await screen.findByRole('button', { name: 'Kopírovat: Částka' }));

  expect(await navigator.clipboard.readText()).toBe('4205,72');
});

it.each([
  ['as banks compare the name with the account', {}, ['Fenestra']],
  ['and has no row where nobody says it', { prijemce: undefined }, []],
])('names who is paid, %s', async (_, differences, holders) => {
  const prevod = { ...(transferOrder['prevod'] as Facts), ...differences };
  new Network({ '/api/order/token': { ...transferOrder, prevod } });
  show(<Recap />, { at: '/rekapitulace/?o=token' });
  await screen.findByText('CZ65 0800 0000 1920 0014 5399');

  const names = screen.queryAllByText('Příjemce');
  expect(names.map((name) => name.nextElementSibling!.querySelector('span')!.textContent)).toEqual(holders);
});

it('shows the transfer as a code too, where banking apps read one [PAY-03]', async () => {
  new Network({ '/api/order/token': transferOrder });
  show(<Recap />, { at: '/rekapitulace/?o=token' });
  const code = await screen.findByRole('img', { name: 'QR platba' });
  const svg = decodeURIComponent(code.getAttribute('src')!.replace('data:image/svg+xml,', ''));
  const { kod } = transferOrder['prevod'] as { kod: string };

  expect(qrCodeText(await renderPng(svg, 400))).toBe(kod);
});

it('says by which day a transfer has to come, as its mail does', async () => {
  const prevod = { ...(transferOrder['prevod'] as Facts), zaplatit_do: '2026-12-07' };
  new Network({ '/api/order/token': { ...transferOrder, prevod } });
  show(<Recap />, { at: '/rekapitulace/?o=token' });

  expect(await screen.findByText(/přišla do 7\.\sprosince\s2026\.$/)).toBeTruthy();
});

it('says that the last day moves while the transfer is awaited, and no more once it has come', async () => {
  new Network({ '/api/order/token': transferOrder });
  const shown = show(<Recap />, { at: '/rekapitulace/?o=token' });
  expect(await screen.findByText(/Termín se posune o\sdobu, po kterou na platbu čekáme\./)).toBeTruthy();
  shown.unmount();

  new Network({ '/api/order/token': { ...transferOrder, payment_state: 'paid' } });
  show(<Recap />, { at: '/rekapitulace/?o=token' });
  await heading();
  expect(screen.queryByText(/Termín se posune/)).toBeNull();
});

it('shows no code where banking apps read none', async () => {
  const { kod: _, ...figures } = transferOrder['prevod'] as Facts;
  new Network({ '/api/order/token': { ...transferOrder, prevod: figures } });
  show(<Recap />, { at: '/rekapitulace/?o=token' });

  await screen.findByText('CZ65 0800 0000 1920 0014 5399');
  expect(screen.queryByRole('img', { name: 'QR platba' })).toBeNull();
});

it('opens what the price of each ordered product consists of, with the VAT of the order [STEP-07]', async () => {
  const shopper = userEvent.setup();
  new Network({ '/api/order/token': transferOrder });
  show(<Recap />, { at: '/rekapitulace/?o=token' });
  await shopper.click(await screen.findByRole('button', { name: /^Rozpis ceny: Dvoukřídlé okno/ }));
  const tree = within(await screen.findByRole('dialog', { name: 'Rozpis ceny' }));

  const net = tree.getByRole('row', { name: /^Celkem bez/ }).querySelector('td')!.textContent;
  const [line] = transferOrder['items'] as { sumZkl: number; mnozMj: number }[];
  expect(net).toBe(`${runningPrice((line!.sumZkl / line!.mnozMj) * 100, '\u00a0')}\u00a0Kč`);
  expect(tree.getByRole('row', { name: /^DPH 21/ })).toBeTruthy();
});
