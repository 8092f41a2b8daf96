import { cart as cartAnswer } from '@fenestra/contracts/wire/cart';
import { Err } from '@fenestra/contracts/wire/errors';
import { useQueryClient } from '@tanstack/react-query';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartQuery } from '../../../lib/cart/cart.query';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import PickerDialog from './picker-dialog';

const cart = cartAnswer.parse(exampleAnswer('addItemToCart'));
const recommended = exampleAnswer('getAccessoryRecommended');
const foam = 'Montážní pěna PUR pistolová 750\u00a0ml';

/** A cart with a window, as the cart page has it when the picker opens. */
function Opened() {
  useQueryClient().setQueryData(cartQuery.queryKey, cart);
  return <PickerDialog cart={cart} onClose={() => undefined} />;
}

function opened(answers: ConstructorParameters<typeof Network>[0] = {}, shop: ShopCode = 'cs'): Network {
  const network = new Network({
    getAccessoryList: exampleAnswer('getAccessoryList'),
    getAccessoryRecommended: recommended,
    addAccessoryToCart: exampleAnswer('addAccessoryToCart'),
    ...answers,
  });
  show(<Opened />, { shop });
  return network;
}

const row = async (name = foam) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li')!);
};
const quantity = async (name = foam) =>
  (await row(name)).getByRole<HTMLInputElement>('textbox', { name: `Množství: ${name}` });

it('shows categories, and of the chosen one each item with picture, name and price by its unit [PICK-01] [PICK-03]', async () => {
  opened();
  const first = (await screen.findByRole('heading', { name: foam })).closest('li')!;
  expect(first.querySelector('img')!.getAttribute('src')).toBe('/api/pictures/accessory-801.svg');
  expect(first.textContent).toContain('175,5\u00a0Kčza kus');

  const categories = within(screen.getByRole('navigation', { name: 'Druh příslušenství' }));
  expect(categories.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Montáž 9',
    'Profily 2',
    'Péče o\u00a0okna 2',
    'Bezpečnost 2',
    'Větrání 1',
  ]);
  await userEvent.click(categories.getByRole('button', { name: /^Profily/ }));
  expect(screen.queryByRole('heading', { name: foam })).toBeNull();
  expect(await row('Rozšiřovací profil 20\u00a0mm')).toBeTruthy();
});

it.each([
  ['cs', 'Ceny s DPH, plus doprava.'],
  ['sk', 'Ceny s DPH, plus doprava.'],
  ['de', 'Preise inkl. MwSt., zzgl. Versandkosten.'],
  ['at', 'Preise inkl. USt., zzgl. Versandkosten.'],
  ['hu', 'Árak áfával, szállítás nélkül.'],
] as const)(
  'says in %s that delivery comes on top of its prices, with the way to what it costs [SHOP-07]',
  async (shop, basis) => {
    opened({}, shop);
    const way = await screen.findByRole('link', { name: textsOf(shopByCode(shop)).shell.plusDelivery });

    expect(way.getAttribute('href')).toBe('/doprava/');
    expect(way.closest('p')!.textContent.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`${basis}$`));
  },
);

it('says beside what is sold by volume or in a set what a litre or a piece of it costs [PICK-03]', async () => {
  opened();
  const priceOf = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('li')!.textContent.replaceAll('\u00a0', ' ');

  expect(await priceOf(foam)).toContain('za kus233,9 Kč za litr');
  expect(await priceOf('Montážní klínky, sada 30\u00a0ks')).toMatch(/za sadu[\d,-]+ Kč za kus/);
  expect(await priceOf('Páska vnitřní parotěsná 70\u00a0mm')).toMatch(/za metr(?!.* Kč za)/);
});

it('puts the recommended count into the quantity, says why, and brings it back on request [PICK-02] [PICK-04]', async () => {
  const network = opened();
  const { findByText, getByRole } = await row();
  await findByText('na každé straně nejméně 2, nejvýše 700 mm od sebe');
  expect((await quantity()).value).toBe('12');
  expect(network.askedFor('getAccessoryRecommended')[0]!.body).toMatchObject({ accessoryId: 801 });

  await userEvent.click(getByRole('button', { name: `Méně: ${foam}` }));
  expect((await quantity()).value).toBe('11');
  await userEvent.click(getByRole('button', { name: /^použít: 12\sks/ }));
  expect((await quantity()).value).toBe('12');
});

it.each([
  ['', '1', 'PICK-08'],
  ['2,9', '2', 'CART-32'],
  ['mnoho', '12', 'CART-32'],
  ['-4', '12', 'PICK-09'],
])('reads %j as %s pieces [%s]', async (typed, shown) => {
  opened();
  await (await row()).findByText(/^na každé straně/);
  await userEvent.clear(await quantity());
  await userEvent.type(await quantity(), `${typed}{Enter}`);
  expect((await quantity()).value).toBe(shown);
});

it('does not go below nothing by its minus button [PICK-09]', async () => {
  opened({ getAccessoryRecommended: { ...recommended, pocet: 1 } });
  const { getByRole, findByText } = await row();
  await findByText(/^na každé straně/);
  for (const shown of ['0', '0']) {
    await userEvent.click(getByRole('button', { name: `Méně: ${foam}` }));
    expect((await quantity()).value).toBe(shown);
  }
});

it('warns where nothing is recommended, and lets it be added all the same [PICK-05]', async () => {
  opened({ getAccessoryRecommended: { ...recommended, pocet: 0, duvod: '' } });
  const { findByText, getByRole } = await row();
  expect(await findByText(/doporučené množství je\s0/)).toBeTruthy();
  expect(getByRole('button', { name: `Přidat: ${foam}` })).toBeTruthy();
  expect((await quantity()).value).toBe('1');
});

it('warns where the count could not be worked out, and asks again on request [PICK-06] [PICK-07]', async () => {
  const answers = [{ Err: Err.refused, ErrText: 'Počet kusů se nepodařilo vypočítat.' }, recommended];
  const asked: Record<number, number> = {};
  opened({
    getAccessoryRecommended: ({ body }) => {
      const id = body['accessoryId'] as number;
      asked[id] = (asked[id] ?? 0) + 1;
      return id === 801 ? answers[asked[id] - 1]! : recommended;
    },
  });
  const warning = await (await row()).findByRole('alert');
  expect(warning.textContent).toContain('Počet kusů se nepodařilo vypočítat.');
  expect((await quantity()).value).toBe('1');
  await userEvent.click(within(warning).getByRole('button', { name: 'Zkusit znovu' }));
  expect(await (await row()).findByText(/^na každé straně/)).toBeTruthy();
});

it('adds metres as they were typed and says that they lie in the cart [PICK-10] [PICK-11]', async () => {
  const tape = 'Páska vnitřní parotěsná 70\u00a0mm';
  const network = opened();
  await (await row(tape)).findByText(/^na každé straně/);
  await userEvent.clear(await quantity(tape));
  await userEvent.type(await quantity(tape), '2,5');
  await userEvent.click((await row(tape)).getByRole('button', { name: `Přidat: ${tape}` }));

  expect(await (await row(tape)).findByText('Přidáno do košíku: 2,5 m, Páska vnitřní parotěsná 70 mm.')).toBeTruthy();
  expect(network.askedFor('addAccessoryToCart')[0]!.body).toMatchObject({ accessoryId: 804, ks: 2.5 });
});

it('says why something was not added', async () => {
  opened({ addAccessoryToCart: { Err: Err.refused, ErrText: 'Objednat lze 1 až 999 ks.' } });
  await userEvent.click((await row()).getByRole('button', { name: `Přidat: ${foam}` }));
  expect(await (await row()).findByText('Objednat lze 1 až 999 ks.')).toBeTruthy();
});
