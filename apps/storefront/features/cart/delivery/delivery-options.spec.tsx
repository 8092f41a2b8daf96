import { shopCodes } from '@fenestra/domain/shop/shops';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart as cartOfWire, services } from '@fenestra/contracts/wire/cart';
import { z } from 'zod/mini';
import { exampleAnswer } from '../../../testing/wire-example';
import { storeCartId } from '../../../lib/cart/cart-id';
import { Network, show } from '../../../testing/page';
import { ExactPrices } from '../../../components/price';
import { SumBox } from '../sum-box';
import { storePlace } from '../postcode/chosen-place';
import { DeliveryOptions } from './delivery-options';

const cart = z.decode(cartOfWire, exampleAnswer('setTransit-pickup'));

beforeEach(() =>
  jest.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

it.each([
  [true, false, 'Skladové výrobky nejpozději 26. listopadu 2026', '[CONST-07]'],
  [false, false, 'Výrobky na míru nejpozději 5. ledna 2027', '[CONST-09]'],
  [false, true, 'Výrobky na míru předběžně do 5. ledna 2027', '[CONST-09]'],
])(
  'the day by which goods arrive stands at each delivery, from stock: %s, preliminary: %s (%s) %s',
  (stockOnly, technicalControl, text) => {
    new Network({ getRegionList: { Err: 0, data: [] } });
    show(<DeliveryOptions cart={{ ...cart, data: { ...cart.data, stockOnly, technicalControl } }} />);
    const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');
    expect(screen.getAllByRole('radio').length).toBe(2);
    expect(
      screen.getAllByText((_, element) => element?.tagName === 'LABEL' && plain(element).includes(text)),
    ).toHaveLength(2);
  },
);

test('the cart promises a later day for a product from stock with accessories made to size [CONST-08]', () => {
  const [item] = cart.data.items;
  const priceDetail = { ...item!.priceDetail, unitAccessories: 500_00 };
  const items = [{ ...item!, kind: 'vyrobek' as const, stock: true, priceDetail }];
  new Network({ getRegionList: { Err: 0, data: [] } });
  show(<DeliveryOptions cart={{ ...cart, data: { ...cart.data, stockOnly: true, technicalControl: false, items } }} />);

  expect(screen.getAllByText(/10\.\sprosince\s2026/).length).toBeGreaterThan(0);
});

it.each(shopCodes)('in %s the hours of the warehouse stand on one line', (shop) => {
  new Network({ getRegionList: { Err: 0, data: [] } });
  const { container } = show(<DeliveryOptions cart={cart} />, { shop });
  const [hours] = [...container.querySelectorAll('.nowrap')].filter(({ textContent }) => /\d:/.test(textContent));

  expect(hours!.textContent).toMatch(/^\S{1,2}–\S{1,2} 7:00–15:30/);
});

describe('choosing', () => {
  const asked = () =>
    new Network({
      '/api/postcodes': [{ city_name: 'Brno', psc: '60200', area_code: 'CZ0642' }],
      getRegionList: { Err: 0, ErrText: '', data: [{ regionID: 102, kodOkres: 'CZ0642', nazev: 'Brno', cena: 490 }] },
      getCart: exampleAnswer('getCart'),
      setTransit: exampleAnswer('setTransit'),
    });
  const option = (name: RegExp) => screen.getByRole('radio', { name });

  beforeEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
    storeCartId('a-cart');
  });

  it('home delivery opens the postcode search, whose region goes with the delivery [DELIV-06] [DELIV-07] [POST-01]', async () => {
    const network = asked();
    show(<DeliveryOptions cart={cart} />);
    await waitFor(() => expect(network.askedFor('getRegionList')).toHaveLength(1));
    await userEvent.click(option(/^Doručení/));
    await userEvent.type(await screen.findByRole('combobox'), '60200');
    await userEvent.click(await screen.findByRole('option', { name: /Brno/ }));

    await waitFor(() => expect(network.askedFor('setTransit')).toHaveLength(1));
    expect(network.askedFor('setTransit')[0]!.body).toMatchObject({ transitId: 47, regionId: 102, psc: '60200' });
  });

  test('a postcode in no list goes with the delivery, and the cart says why it costs so much and that the shop calls', async () => {
    const network = asked();
    const delivery = { ...cart.data.delivery!, kind: 'delivery', region: 102, notice: 'Zavoláme vám.' } as const;
    show(<DeliveryOptions cart={{ ...cart, data: { ...cart.data, delivery } }} />);
    expect(option(/^Doručení/).closest('label')!.textContent).toContain('Zavoláme vám.');
    await waitFor(() => expect(network.askedFor('getRegionList')).toHaveLength(1));
    await userEvent.click(option(/^Doručení/));
    await userEvent.type(await screen.findByRole('combobox'), '602 99');
    await userEvent.click(await screen.findByRole('button', { name: /^Doručit na PSČ 602\s99$/ }));

    await waitFor(() => expect(network.askedFor('setTransit')).toHaveLength(1));
    expect(network.askedFor('setTransit')[0]!.body).toMatchObject({ transitId: 47, regionId: 102, psc: '60299' });
    expect(JSON.parse(sessionStorage.getItem('delivery-place')!)).toMatchObject({ postcode: '60299', town: '' });
  });

  it('an address by hand goes with the region that was chosen for it, by its name [DELIV-07]', async () => {
    const network = asked();
    show(<DeliveryOptions cart={cart} />);
    await waitFor(() => expect(network.askedFor('getRegionList')).toHaveLength(1));
    await userEvent.click(option(/^Doručení/));
    await userEvent.type(await screen.findByRole('combobox'), '99999');
    await userEvent.click(await screen.findByRole('button', { name: 'Napsat adresu ručně' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Oblast doručení' }), '102');
    await userEvent.click(screen.getByRole('button', { name: 'Doručit sem' }));

    await waitFor(() => expect(network.askedFor('setTransit')).toHaveLength(1));
    expect(network.askedFor('setTransit')[0]!.body).toMatchObject({ transitId: 47, regionId: 102 });
    expect(JSON.parse(sessionStorage.getItem('delivery-place')!)).toMatchObject({ postcode: '', name: 'Brno' });
  });

  it('pickup clears the chosen place [DELIV-03]', async () => {
    const network = asked();
    storePlace({ region: 102, postcode: '60200', town: 'Brno', name: '602 00 Brno' });
    const delivery = { ...cart.data.delivery!, kind: 'delivery', region: 102 } as const;
    show(<DeliveryOptions cart={{ ...cart, data: { ...cart.data, delivery } }} />);
    expect(screen.getByText(/^602 00 Brno/)).toBeTruthy();
    await userEvent.click(option(/^Osobní odběr/));

    await waitFor(() => expect(network.askedFor('setTransit')).toHaveLength(1));
    expect(screen.queryByText(/^602 00 Brno/)).toBeNull();
    expect(network.askedFor('setTransit')[0]!.body).toMatchObject({ transitId: 23581, regionId: null });
  });
});

it('a cart that goes to another region than was chosen here is said to go there, with its sums [CART-28]', async () => {
  const data = [
    { regionID: 101, kodOkres: 'CZ0100', nazev: 'Praha' },
    { regionID: 102, kodOkres: 'CZ0642', nazev: 'Brno-město' },
  ];
  new Network({ getRegionList: { Err: 0, ErrText: '', data } });
  storePlace({ region: 102, postcode: '60200', town: 'Brno', name: '602 00 Brno' });
  const delivery = { ...cart.data.delivery!, kind: 'delivery', region: 101, name: 'Doručení na adresu' } as const;
  const linked = { ...cart, data: { ...cart.data, delivery } };
  const { container } = show(
    <>
      <DeliveryOptions cart={linked} />
      <SumBox cart={linked} />
    </>,
  );

  expect(await screen.findByText(/^Praha/)).toBeTruthy();
  expect(container.textContent).not.toContain('602 00 Brno');
});

it('comfort delivery says that it comes within 48 hours of the handover [SERV-15]', () => {
  new Network({ getRegionList: { Err: 0, data: [] } });
  const delivery = { ...cart.data.delivery!, kind: 'delivery' } as const;
  show(<DeliveryOptions cart={{ ...cart, data: { ...cart.data, delivery } }} />);
  expect(screen.getByText(/^Do 48\shodin od předání/)).toBeTruthy();
});

it('delivery and comfort cost to the cent what their rows of the sums say', () => {
  new Network({ getRegionList: { Err: 0, data: [] } });
  const delivery = { ...cart.data.delivery!, kind: 'delivery', name: 'Doručení' } as const;
  const comfort = { service: services.comfortDelivery, name: 'Komfort', price: 33_31, originalPrice: null };
  const sums = { ...cart.data.sums, products: 1000_04, accessories: 0, others: 0, delivery: 177_93 };
  const data = { ...cart.data, delivery, sums, services: [comfort], comfortDelivery: true, vatPercent: 21 };
  const of = { ...cart, data: { ...data, discount: 0, discounts: [] } };
  show(
    <ExactPrices value>
      <DeliveryOptions cart={of} />
      <SumBox cart={of} />
    </ExactPrices>,
  );
  const amountIn = (element: HTMLElement) => /\d{1,3}(\s\d{3})*,\d\d/.exec(element.textContent)![0];
  const row = (name: RegExp) => amountIn(screen.getByRole('row', { name }));
  const option = (role: string, name: RegExp) => amountIn(screen.getByRole(role, { name }).closest('label')!);

  expect(option('radio', /^Doručení/)).toBe('215,29'); // 215,30 by itself: what rounding the whole leaves
  expect(row(/^Doručení/)).toBe('215,29');
  expect(option('checkbox', /^Komfort/)).toBe(row(/^Komfort/));
});

it.each(shopCodes)('in %s pickup is near Brno [DELIV-10]', (shop) => {
  new Network({ getRegionList: { Err: 0, data: [] } });
  show(<DeliveryOptions cart={cart} />, { shop });
  expect(screen.getByText(/Brn[aoe]|Brünn/)).toBeTruthy();
});

it('limits of comfort delivery are said and block nothing, whatever the goods measure [SERV-14] [OPEN-Q-96]', () => {
  new Network({ getRegionList: { Err: 0, data: [] } });
  const delivery = { ...cart.data.delivery!, kind: 'delivery' } as const;
  const [item] = cart.data.items;
  const { data } = item!.note.product!;
  const huge = { ...item!, note: { ...item!.note, product: { data: { ...data, width: 4000, height: 2500 } } } };
  show(<DeliveryOptions cart={{ ...cart, data: { ...cart.data, delivery, items: [huge] } }} />);

  expect(screen.getByText(/200\scm na výšku, 300\scm na délku a\s70\skg na kus/)).toBeTruthy();
  const comfort = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Komfortní doručení/ });
  expect([comfort.disabled, comfort.getAttribute('aria-disabled')]).toEqual([false, null]);
});

it('offers what the shop lists', async () => {
  const { data } = exampleAnswer('getTransitList') as { data: { typ: string }[] };
  new Network({ getTransitList: { Err: 0, ErrText: '', data: data.filter(({ typ }) => typ === 'osobni_odber') } });
  show(<DeliveryOptions cart={cart} />);

  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
  expect(screen.getByRole('radio', { name: /^Osobní odběr/ })).toBeTruthy();
});

it('a list that cannot be loaded is told to the log and to nobody else [LOG-05]', async () => {
  jest.useRealTimers();
  const told: string[] = [];
  globalThis.fetch = (async (address: string, { body }: { body: string }) => {
    const { data } = JSON.parse(body) as { data?: { call: string } };
    if (data) told.push(data.call);
    return { ok: address === '/api/log', status: 503, json: async () => ({}) };
  }) as typeof fetch;
  show(<DeliveryOptions cart={cart} />);

  await waitFor(() => expect(new Set(told)).toEqual(new Set(['getRegionList', 'getTransitList'])));
  expect(screen.queryByRole('alert')).toBeNull();
});
