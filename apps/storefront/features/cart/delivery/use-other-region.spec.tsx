import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod/mini';
import { storeCartId } from '../../../lib/cart/cart-id';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { Checkout } from '../checkout/checkout';

const read = z.decode(cartOfWire, exampleAnswer('polozkyObchDokladu'));
const goingTo = (region: number) => ({
  ...read,
  data: { ...read.data, delivery: { transit: 47, kind: 'delivery', region, name: 'Doprava', price: 490_00 } as const },
});
const [brno, praha, jihlava] = [102, 100, 103];

function visit(region: number): Network {
  const network = new Network({
    '/api/postcodes': [
      { city_name: 'Brno', psc: '60200', area_code: 'CZ0642' },
      { city_name: 'Jihlava', psc: '58601', area_code: 'CZ0632' },
      { city_name: 'Praha', psc: '11000', area_code: 'CZ0100' },
      { city_name: 'Kdesi', psc: '11111', area_code: '' },
    ],
    getRegionList: {
      Err: 0,
      ErrText: '',
      data: [
        { regionID: brno, kodOkres: 'CZ0642', nazev: 'Brno', cena: 490 },
        { regionID: jihlava, kodOkres: 'CZ0632', nazev: 'Jihlava', cena: 490 },
        { regionID: praha, kodOkres: 'CZ0100', nazev: 'Praha', cena: 890 },
      ],
    },
    setTransit: exampleAnswer('setTransit'),
    getCart: exampleAnswer('getCart'),
  });
  show(<Checkout cart={goingTo(region)} />);
  return network;
}
const typePostcode = (postcode: string, nth = 0) =>
  userEvent.type(screen.getAllByRole('textbox', { name: /^PSČ/ })[nth]!, postcode);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const told = /^Doručení na toto PSČ stojí 592,90 Kč, v objednávce je zatím 1 076,90 Kč\./;
const hint = () =>
  screen.queryByText((_, element) => element?.tagName === 'P' && told.test(plain(element.textContent)));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  storeCartId('a-cart');
});

it('a postcode that costs less than the chosen region says so, and one press delivers there [DELIV-07]', async () => {
  const network = visit(praha);
  await typePostcode('602 00');
  await waitFor(() => expect(hint()).toBeTruthy());
  expect(screen.getAllByRole('textbox', { name: /^PSČ/ })[0]!.getAttribute('aria-describedby')).toContain('hint');
  await userEvent.click(within(hint()!).getByRole('button', { name: 'Doručit sem' }));

  await waitFor(() => expect(network.askedFor('setTransit')).toHaveLength(1));
  expect(network.askedFor('setTransit')[0]!.body).toMatchObject({ transitId: 47, regionId: brno });
});

it('it is the postcode of the address that the goods are brought to', async () => {
  visit(praha);
  await userEvent.click(screen.getByRole('switch', { name: 'Doručit na stejnou adresu' }));
  await typePostcode('60200', 1);
  await waitFor(() => expect(hint()).toBeTruthy());

  const described = screen
    .getAllByRole('textbox', { name: /^PSČ/ })
    .map((field) => field.getAttribute('aria-describedby'));
  expect(described[0]).toBeNull();
  expect(described[1]).toBe('delivery-address-postcode-hint');
});

it.each([
  ['of the chosen region', brno, '11000', '60200'],
  ['of another region of the same price', brno, '11000', '58601'],
  ['that the shop does not serve', praha, '60200', '11111'],
  ['that cannot exist', praha, '60200', '99999'],
])('what was said of a cheaper or a dearer region goes with a postcode %s', async (_, region, other, postcode) => {
  visit(region);
  await typePostcode(other);
  await screen.findByRole('button', { name: 'Doručit sem' });
  await userEvent.clear(screen.getAllByRole('textbox', { name: /^PSČ/ })[0]!);
  await typePostcode(postcode);

  expect(screen.queryByRole('button', { name: 'Doručit sem' })).toBeNull();
});

describe('a postcode in no list', () => {
  const unlisted = /^Toto PSČ v seznamu nemáme\..* zavoláme vám/;
  const note = (text: RegExp) =>
    screen.queryByText((_, element) => element?.tagName === 'P' && text.test(plain(element.textContent)));

  test('costs what the most expensive region does that it may lie in, which one press orders', async () => {
    const network = visit(brno);
    await typePostcode('119 99');
    await waitFor(() => expect(note(unlisted)).toBeTruthy());
    expect(plain(note(unlisted)!.textContent)).toMatch(
      /Doručení na toto PSČ stojí 1 076,90 Kč, v objednávce je zatím 592,90/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Doručit sem' }));

    await waitFor(() => expect(network.askedFor('setTransit')).toHaveLength(1));
    expect(network.askedFor('setTransit')[0]!.body).toMatchObject({ regionId: praha, psc: '11999' });
  });

  test('has the note about the call where the price is right', async () => {
    visit(praha);
    await typePostcode('119 99');
    await waitFor(() => expect(note(unlisted)).toBeTruthy());

    expect(screen.queryByRole('button', { name: 'Doručit sem' })).toBeNull();
  });
});

test.each([
  ['999 99', 'Takové PSČ neexistuje. Zkontrolujte ho prosím.'],
  ['9999', 'PSČ má 5 číslic.'],
])('the postcode %s of a delivery has the fault %s', async (postcode, fault) => {
  visit(praha);
  await typePostcode(postcode);
  await userEvent.tab();

  expect(await screen.findByText(fault)).toBeTruthy();
});
