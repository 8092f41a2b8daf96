import { readCustomerTypeCookie } from '@fenestra/contracts/customer-type-cookie';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { DisplayedPrice } from '../../../components/displayed-price';
import { buyAs } from '../../../lib/shop/buyer';
import { useMessage } from '../../../lib/accessibility/announce';
import { exampleAnswer } from '../../../testing/wire-example';
import { Network, show } from '../../../testing/page';
import { storePlace } from '../postcode/chosen-place';
import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { z } from 'zod/mini';
import { Checkout } from './checkout';
import { CustomerFields } from './customer-fields';
import { useOrderForm } from './use-order-form';

const picked = z.decode(cartOfWire, exampleAnswer('setTransit-pickup'));
const sentTo = (region: number) => {
  const delivery = { ...picked.data.delivery!, kind: 'delivery', region } as const;
  return { ...picked, data: { ...picked.data, delivery } };
};

function Fields({ cart = picked }) {
  return (
    <FormProvider {...useOrderForm(cart)}>
      <CustomerFields cart={cart} />
    </FormProvider>
  );
}

const Toast = () => <p>{useMessage()?.text}</p>;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** A list of towns makes a combobox of it. */
const town = () => screen.getByLabelText<HTMLInputElement>(/^Město/);
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('judges a field when it is left, and from then on with every change [CUST-14]', async () => {
  show(<Fields />);
  await userEvent.type(field('PSČ'), '12');
  expect(isWrong('PSČ')).toBe(false);
  await userEvent.tab();
  await screen.findByText('PSČ má 5 číslic.');
  await userEvent.type(field('PSČ'), '345');
  await waitFor(() => expect(isWrong('PSČ')).toBe(false));
  expect(isWrong('Jméno')).toBe(false);
});

it('keeps what was typed for the visit, also in sections that are closed', async () => {
  const first = show(<Fields />);
  await userEvent.type(field('Jméno'), 'Jana');
  await userEvent.click(screen.getByRole('switch', { name: 'Fakturační adresa je stejná' }));
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Město' })[1]!, 'Brno');
  await userEvent.click(screen.getByRole('switch', { name: 'Fakturační adresa je stejná' }));
  first.unmount();

  show(<Fields />);
  expect(field('Jméno').value).toBe('Jana');
  await userEvent.click(screen.getByRole('switch', { name: 'Fakturační adresa je stejná' }));
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Město' })[1]!.value).toBe('Brno');
});

test('the draft of the order form is stored for its tab and nowhere else', async () => {
  show(<Fields />);
  await userEvent.type(field('Jméno'), 'Jana');

  expect(sessionStorage.getItem('order-form')).toContain('Jana');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Jana');
});

it('does not keep that terms were accepted: they are accepted anew where the page is opened anew', async () => {
  new Network({ getRegionList: { Err: 0, ErrText: '', data: [] } });
  const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Souhlasím/ });
  const page = <Checkout cart={z.decode(cartOfWire, exampleAnswer('setTransit-pickup'))} />;
  const first = show(page);
  await userEvent.click(terms());
  await userEvent.type(field('Jméno'), 'Jana');
  first.unmount();

  show(page);
  expect(field('Jméno').value).toBe('Jana');
  expect(terms().checked).toBe(false);
});

it('removes what was typed more than a day ago from the browser', () => {
  const typed = { values: { firstName: 'Jana', phone: '601 222 333' }, keptAt: Date.now() - 25 * 3_600_000 };
  sessionStorage.setItem('order-form', JSON.stringify(typed));
  show(<Fields />);

  expect(field('Jméno').value).toBe('');
  expect(sessionStorage.getItem('order-form')).toBeNull();
});

it('fills an empty address with the place of delivery, and leaves a typed one alone', async () => {
  storePlace({ region: 102, postcode: '60200', town: 'Brno', name: 'Brno' });
  const first = show(<Fields cart={sentTo(102)} />);
  await waitFor(() => expect(field('Město').value).toBe('Brno'));
  await userEvent.clear(field('Město'));
  await userEvent.type(field('Město'), 'Praha');
  first.unmount();

  show(<Fields cart={sentTo(102)} />);
  expect(field('Město').value).toBe('Praha');
});

it('leaves an address empty where the cart goes to another region than was chosen here', () => {
  storePlace({ region: 102, postcode: '60200', town: 'Brno', name: 'Brno' });
  show(<Fields cart={sentTo(101)} />);
  expect(field('Město').value).toBe('');
});

describe('with the places of the country', () => {
  const placesOf = (...towns: [postcode: string, town: string][]) =>
    new Network({
      '/api/postcodes': towns.map(([psc, city_name]) => ({ city_name, psc, area_code: 'CZ0642' })),
    });

  it('a whole postcode fills its town, and another one the other town, until one is typed [POST-04]', async () => {
    placesOf(['60200', 'Brno'], ['60200', 'Brno-Veveří'], ['66451', 'Šlapanice']);
    show(<Fields />);
    await userEvent.type(field('PSČ'), '602 00');
    await waitFor(() => expect(town().value).toBe('Brno'));
    expect(screen.getByText('Doplněno podle PSČ')).toBeTruthy();

    await userEvent.clear(field('PSČ'));
    await userEvent.type(field('PSČ'), '66451');
    await waitFor(() => expect(town().value).toBe('Šlapanice'));

    await userEvent.clear(town());
    await userEvent.type(town(), 'Kobylnice');
    await userEvent.clear(field('PSČ'));
    await userEvent.type(field('PSČ'), '60200');
    expect(town().value).toBe('Kobylnice');
  });

  it('a postcode of several towns takes back the town that another one had filled in', async () => {
    placesOf(['60200', 'Brno'], ['53002', 'Barchov'], ['53002', 'Pardubice']);
    show(<Fields />);
    await userEvent.type(field('PSČ'), '60200');
    await waitFor(() => expect(town().value).toBe('Brno'));
    await userEvent.clear(field('PSČ'));
    await userEvent.type(field('PSČ'), '53002');
    await waitFor(() => expect(town().value).toBe(''));
    expect(screen.queryByText('Doplněno podle PSČ')).toBeNull();
  });

  it.each([
    ['738 01', 'Frydek mistek'],
    ['', '738 01 Frýdek Místek'],
    ['CZ-738 01 Frýdek Místek', ''],
  ])(
    'asks whether a listed place was meant by %j and %j, takes it with one press, and orders what was typed until then [POST-04]',
    async (postcode, city) => {
      placesOf(['60200', 'Brno'], ['73801', 'Frýdek-Místek'], ['73801', 'Sviadnov']);
      show(<Fields />);
      if (city) await userEvent.type(town(), city);
      if (postcode) await userEvent.type(field('PSČ'), postcode);
      const question = await screen.findByRole('button', { name: /^Mysleli jste 738\s01 Frýdek-Místek\?$/ });
      expect([field('PSČ').value, town().value]).toEqual([postcode, city]);
      await userEvent.click(question);

      expect([field('PSČ').value, town().value]).toEqual(['73801', 'Frýdek-Místek']);
      expect(screen.queryByText(/Mysleli jste/)).toBeNull();
    },
  );

  it('a postcode of several towns offers them and fills none', async () => {
    placesOf(['53002', 'Barchov'], ['53002', 'Pardubice']);
    show(<Fields />);
    await userEvent.type(field('PSČ'), '53002');
    const towns = () =>
      [...document.querySelectorAll('#address-city-list option')].map((option) => option.getAttribute('value'));
    await waitFor(() => expect(towns()).toEqual(['Barchov', 'Pardubice']));
    expect(town().value).toBe('');
  });
});

describe('the e-mail', () => {
  const email = () => field('E-mail');

  it.each(['jana@email.cz', '{Home}jana@email.cz'])(
    'typed as %s over the @ at its beginning is right [CUST-22]',
    async (keys) => {
      show(<Fields />);
      expect(email().value).toBe('@');
      await userEvent.type(email(), keys);
      expect(email().value).toBe('jana@email.cz');
    },
  );

  it('of a provider with a slip is asked about, and mended with one press', async () => {
    show(<Fields />);
    await userEvent.type(email(), 'jana@gmail.con');
    await userEvent.click(await screen.findByRole('button', { name: 'Mysleli jste jana@gmail.com?' }));
    expect(email().value).toBe('jana@gmail.com');
    expect(screen.queryByText(/Mysleli jste/)).toBeNull();
  });
});

it('asks in Hungary for the family name and the town first, for the invoice too', async () => {
  show(<Fields />, { shop: 'hu' });
  await userEvent.click(screen.getAllByRole('switch')[0]!);
  const labels = screen
    .getAllByRole('textbox')
    .map((input) => (input as HTMLInputElement).labels?.[0]?.textContent.replace(' *', ''));
  expect(labels.slice(1)).toEqual([
    'Vezetéknév',
    'Keresztnév',
    'Telefon',
    'Irányítószám',
    'Település',
    'Utca, házszám',
    'Vezetéknév',
    'Keresztnév',
    expect.stringMatching(/^Cégnév/),
    expect.any(String),
    expect.any(String),
    'Irányítószám',
    'Település',
    'Utca, házszám',
  ]);
});

it('judges the numbers of a company by their check digits [CUST-11]', async () => {
  show(<Fields />);
  await userEvent.click(screen.getByRole('button', { name: 'Firma' }));
  await userEvent.type(field('IČO'), '27082441');
  await userEvent.type(field('DIČ'), 'CZ27082440');
  await userEvent.tab();
  await screen.findByText(/Zkontrolujte IČO/);
  expect([isWrong('IČO'), isWrong('DIČ')]).toEqual([true, false]);
});

it('sends nothing while fields are missing: they are listed and marked, and the list gets shorter [PAY-16]', async () => {
  const network = new Network({ getRegionList: { Err: 0, data: [] }, getTransitList: { Err: 0, data: [] } });
  show(<Checkout cart={z.decode(cartOfWire, exampleAnswer('setTransit-pickup'))} />);
  await userEvent.click(screen.getByRole('button', { name: /zavazující/ }));

  const summary = () => screen.getAllByRole('alert').find(({ textContent }) => textContent.includes('Jméno'))!;
  await waitFor(() => expect(isWrong('Jméno')).toBe(true));
  const before = summary().querySelectorAll('li').length;
  await userEvent.type(field('Příjmení'), 'Nováková');
  await waitFor(() => expect(isWrong('Příjmení')).toBe(false));
  expect(summary().querySelectorAll('li')).toHaveLength(before - 1);
  expect(summary().textContent).toContain('Vyberte platbu');
  expect(network.askedFor('newOrder')).toEqual([]);
});

it('of a number from another country says that all of it may stand in the note [CUST-20]', async () => {
  show(<Fields />);
  const hint = () => screen.queryByText(/celé číslo můžete napsat i\sdo poznámky/);
  await userEvent.type(field('Telefon'), '601 222 333');
  expect(hint()).toBeNull();

  await userEvent.clear(field('Telefon'));
  await userEvent.type(field('Telefon'), '+49 171 1234567');
  expect(hint()).not.toBeNull();
});

it('the buyer is a private person or a company, nobody else [ROLE-02]', () => {
  show(<Fields />);
  const roles = within(screen.getByRole('group', { name: 'Kdo objednává' })).getAllByRole('button');

  expect(roles.map(({ textContent }) => textContent)).toEqual(['Soukromá osoba', 'Firma']);
});

it('private or company is one choice with the header: prices follow it, and that they do is said [ROLE-02] [SHOP-07]', async () => {
  show(
    <>
      <Fields />
      <DisplayedPrice net={100_00} />
      <Toast />
    </>,
  );
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  await userEvent.click(screen.getByRole('button', { name: 'Firma' }));
  expect(readCustomerTypeCookie(document.cookie)).toBe('business');
  expect(screen.getByText('100,- Kč')).toBeTruthy();
  expect(screen.getByText('Ceny teď vidíte bez DPH.')).toBeTruthy();

  act(() => buyAs('private')); // as the header does
  expect([pressed('Soukromá osoba'), pressed('Firma')]).toEqual(['true', 'false']);
  expect(screen.getByText('121,- Kč')).toBeTruthy();
  expect(screen.getByText('Ceny teď vidíte s DPH.')).toBeTruthy();
});

describe('the sections of the form', () => {
  const same = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

  it('of a company are there for a company only, which is asked about VAT once it has a tax id [CUST-07] [CUST-25] [CUST-26]', async () => {
    show(<Fields />);
    expect(screen.queryByRole('textbox', { name: 'Název firmy' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Firma' }));
    expect(field('Název firmy').required).toBe(true);
    const payer = () => screen.queryByRole('checkbox', { name: 'Jsem plátce DPH' });
    expect(payer()).toBeNull();
    await userEvent.type(field('DIČ'), 'C');
    expect(payer()).not.toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Soukromá osoba' }));
    expect(screen.queryByRole('textbox', { name: 'Název firmy' })).toBeNull();
  });

  it('of other addresses are closed at first [CUST-08] [CUST-09]', () => {
    show(<Fields />);
    expect([same('Fakturační adresa je stejná').checked, same('Doručit na stejnou adresu').checked]).toEqual([
      true,
      true,
    ]);
    expect(screen.queryByRole('group', { name: 'Doručovací adresa' })).toBeNull();
  });
});

it('marks what is required by an asterisk that is not in its name [CUST-12] [CUST-13]', () => {
  show(<Fields />);
  const label = field('Jméno').labels![0]!;
  expect(label.textContent).toBe('Jméno *');
  expect(label.querySelector('[aria-hidden]')!.textContent).toBe(' *');
});

it.each([
  ['cs', 'Telefon', '+420'],
  ['sk', 'Telefón', '+421'],
  ['at', 'Telefon', '+43'],
] as const)('in %s the field %s shows the prefix %s [CUST-21]', (shop, name, prefix) => {
  show(<Fields />, { shop });
  expect(field(name).parentElement!.textContent).toBe(prefix);
});
