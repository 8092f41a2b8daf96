import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { runningPrice } from '@fenestra/i18n/money';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { PageFrame } from '../../shell/page-frame';
import { Configurator } from '../frame/configurator';
import { AccessoriesStep } from './accessories-step';

const { path } = configuratorCalls.addToErpCart;
let server: ConfiguratorServer;
let network: Network;

type Answer = Record<string, unknown> | Error;

/** The accessories of the window in hand; calls are answered like this instead. */
async function open(instead: Record<string, Answer> = {}): Promise<void> {
  sessionStorage.clear();
  server = new ConfiguratorServer(shopCatalogue());
  sessionStorage.setItem('configurationId', server.example.configurationId);
  const { catalogue } = server.configuration;
  network = new Network({
    ...server.answers(),
    [cataloguePath(catalogue)]: { ...shopCatalogue().data },
    zkusZmeny: { Err: 0, ErrText: '', data: [] },
    ...instead,
  });
  show(
    <PageFrame withHeader={false}>
      <Configurator>
        <AccessoriesStep />
      </Configurator>
    </PageFrame>,
    { at: '/doplnky/' },
  );
  await screen.findByRole('heading', { level: 1, name: /^(?!Načítáme)/ });
}

const press = async () => userEvent.click(screen.getAllByRole('button', { name: /Vložit do košíku/ })[0]!);

it('promises changes and a time for what is made, and has the way to contacts, terms and personal data [SHOP-17]', async () => {
  await open();
  expect(screen.getByText(/Co změníte/)).toBeTruthy();
  expect(screen.getByText(/Výrobky na míru dodáme/)).toBeTruthy();
  const to = await waitFor(() => screen.getByRole('link', { name: 'Kontakt' }));
  const links = [...to.parentElement!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/conf/#/odstoupeni/', '/obchodni-podminky/', '/ochrana-osobnich-udaju/', '/kontakty/']);
});

it('puts the configuration into the cart by the last button of the steps, and says when that failed [STEP-04] [SHOP-08] [ERP-01] [ERR-11] [ACC-27] [OPEN-Q-37]', async () => {
  await open();
  await press();

  const { priceCode, configurationId } = server.example;
  expect(network.askedFor(path)).toHaveLength(1);
  expect(network.askedFor(path)[0]!.body).toEqual({ products: [{ cenikCode: priceCode, configurationId }] });
  expect(network.askedFor(path)[0]!.headers).toMatchObject({ 'x-cart-id': '' });
  expect((await screen.findByRole('alert')).textContent).toContain('Produkt se nepodařilo přidat do košíku');
});

it('names the cart of the visitor and the line that is changed [ERP-01] [ERP-02] [ACC-26]', async () => {
  localStorage.setItem('cartId', 'a-cart');
  await open();
  sessionStorage.setItem('reconfiguration', JSON.stringify({ itemId: 'a-line', confId: 'before' }));
  await userEvent.click(screen.getAllByRole('button', { name: /košík/ }).at(-1)!);
  localStorage.clear();

  const [call] = network.askedFor(path);
  expect(call!.headers).toMatchObject({ 'x-cart-id': 'a-cart' });
  expect(call!.body).toMatchObject({ products: [{ itemId: 'a-line' }] });
});

it('is busy until the cart is there, and free again when Back shows the page as it was left', async () => {
  const { priceCode, configurationId } = new ConfiguratorServer(shopCatalogue()).example;
  const item = { id: 'a-line', cenikCode: priceCode, configurationId, mnozMj: 1 };
  await open({ [path]: { Err: 0, ErrText: '', id: 'a-cart', items: [item] } });
  await press();
  const button = await screen.findByRole('button', { name: /Vkládáme do košíku/ });
  await waitFor(() => expect(localStorage.getItem('cartId')).toBe('a-cart'));
  expect(button.getAttribute('aria-busy')).toBe('true');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(button.textContent).toContain('Vložit do košíku');
});

it('shows in an alert why the shop refuses it [ERR-01]', async () => {
  await open({ [path]: { Err: 15, ErrText: 'Tento výrobek už není v nabídce.' } });
  await press();

  expect((await screen.findByRole('alert')).textContent).toContain('Tento výrobek už není v nabídce.');
});

it('leads back to the shop, and shows the price with VAT large, that without beside it, and the total of its parts [SHOP-07] [STEP-06] [STEP-08] [STEP-09] [OPEN-Q-36]', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Zpět do obchodu' }).getAttribute('href')).toBe('/');
  const { product, accessories, handle } = server.example.price;
  const net = (product + accessories + handle) / 100;
  const digits = (text: string | null) =>
    Number(
      text!
        .replace(/[^\d,]/g, '')
        .replace(/,$/, '')
        .replace(',', '.'),
    );
  await userEvent.click(screen.getByText('Rozpis ceny', { selector: 'summary' }));
  const [total] = await screen.findAllByRole('row', { name: /Celkem bez DPH/, hidden: true });
  expect(digits(total!.querySelector('td')!.textContent)).toBe(net);
  const bar = document.querySelector('[data-price=current]')!;
  expect(digits(bar.querySelector('b')!.textContent)).toBeCloseTo(net * 1.21);
  expect(bar.textContent.replaceAll('\u00a0', ' ')).toContain(`${runningPrice(net * 100)} Kč bez DPH`);
});

it('shows the breakdown with the product, a line for each part that is paid for, and the total [STEP-07] [STEP-08]', async () => {
  const answer = exampleAnswer('pridejDoplnek');
  await open({ getVyrobek: { ...answer, katalog: shopCatalogue().version } });
  const summary = screen.getByText('Rozpis ceny', { selector: 'summary' });
  await userEvent.click(summary);
  const breakdown = within(summary.closest('details')!);
  expect(await breakdown.findByText(/^Dvoukřídlé okno se sloupkem, 1\s800\s×\s1\s500/)).toBeTruthy();
  const branches = [...breakdown.getByRole('list', { name: 'Rozpis ceny', hidden: true }).children];
  const lines = branches.map((branch) => branch.querySelector('div, summary')!.textContent.replace(/\s/g, ' '));

  expect(lines).toEqual([
    'Rám, profil a barva12 754,6 Kč',
    'Sklo471,9 Kč',
    'Distanční rámeček38,7 Kč',
    'Žaluzie734,5 Kč',
    'Mřížky488,8 Kč',
    'Klika580,8 Kč',
  ]);
  const total = breakdown.getByRole('row', { name: /^Celkem bez DPH/, hidden: true });
  expect(total.textContent.replace(/\s/g, ' ')).toBe('Celkem bez DPH12 454,- Kč');
});

it('of a finished product from stock are the only step, promise neither changes nor a time to make it, and lead to the same one made to measure', async () => {
  const answer = exampleAnswer('getVyrobek');
  const { data } = answer['data_vyrobek'] as { data: object };
  await open({ getVyrobek: { ...answer, data_vyrobek: { data: { ...data, sklad: 'true', sklad_id: 1001 } } } });

  expect(screen.getByRole('navigation').querySelectorAll('li')).toHaveLength(1);
  expect(screen.queryByText(/Co změníte|Výrobky na míru dodáme/)).toBeNull();
  const { width, height, product } = server.configuration;
  const size = { width: `${width}`, height: `${height}` };
  const made = new URLSearchParams({ productId: product, sklad: 'false', ...size });
  expect((await screen.findByRole('link', { name: /na míru/ })).getAttribute('href')).toBe(`#/?${made}`);
});
