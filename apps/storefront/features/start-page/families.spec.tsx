import { screen, within } from '@testing-library/react';
import { exampleAnswer } from '../../testing/wire-example';
import { Network, show } from '../../testing/page';
import { Families } from './families';
import { StockTable } from './stock-table';

type Product = Record<string, unknown>;
const { vyrobky, sklad, ...rest } = exampleAnswer('listProducts') as {
  vyrobky: [Product, ...unknown[]];
  sklad: [Product, ...unknown[]];
};
const made = (productId: string, nazev: string, rodina: string, cena_od: number) => ({
  ...vyrobky[0],
  productId,
  nazev,
  rodina,
  cena_od,
});
const stocked = (changes: Product) => ({ ...sklad[0], ...changes });
const answerWith = (products: Product[], stock: Product[] = []) =>
  new Network({ '/api/products': { ...rest, vyrobky: products, sklad: stock } });

describe('the families of the shop root', () => {
  const products = [
    made('F1', 'Pevné okno', 'jednokridla', 1180),
    made('OS1', 'Otevíravě-sklopné okno', 'jednokridla', 2050),
    made('E1', 'Vchodové dveře jednokřídlé', 'vchodove', 16_070),
  ];

  it('have a row each, with count and lowest price with VAT [SHOP-01]', async () => {
    answerWith(products);
    show(<Families />);

    const row = await screen.findByRole('region', { name: 'Jednokřídlá okna' });
    expect(row.textContent).toContain('2\u00a0výrobky od 1\u00a0427,8\u00a0Kč');
    expect(within(row).getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Balkonové dveře' })).toBeNull();
  });

  it.each([
    ['Otevíravě-sklopné okno', '/conf/#/otvirky/?productId=OS1&sklad=false'],
    ['Vchodové dveře jednokřídlé', '/conf/#/rozmery/?productId=E1&sklad=false'],
  ])('lead from %s to its first step [SHOP-05, STEP-01, STEP-02]', async (name, href) => {
    answerWith(products);
    show(<Families />);

    expect((await screen.findByRole('link', { name: new RegExp(name) })).getAttribute('href')).toBe(href);
  });

  it('are chips with the address of their row; the one in view is the chosen one', async () => {
    answerWith(products);
    show(<Families />);

    const bar = await screen.findByRole('navigation', { name: 'Rychlý výběr podle druhu' });
    const chips = (await within(bar).findAllByRole('link')).map((chip) => chip.getAttribute('href'));
    expect(chips).toEqual(['#vse', '#jednokridla', '#vchodove', '#prislusenstvi']);
    expect(document.getElementById('vchodove')).not.toBeNull();
    expect(bar.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  });

  it('show what is sold from stock alone in its sizes, and lead to the stock [OPEN-Q-107]', async () => {
    const roof = { rodina: 'stresni', vyrobek_id: 'RK1', nazev: 'Střešní okno kyvné' };
    answerWith(products, [stocked({ ...roof, sklad_id: 1009 }), stocked({ ...roof, sklad_id: 1010 })]);
    show(<Families />);

    const links = within(await screen.findByRole('region', { name: 'Střešní okna' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#skladem', '#skladem']);
  });

  it('can be asked for again when they did not come', async () => {
    new Network({});
    show(<Families />);

    expect(await screen.findByText('Výrobky se nepodařilo načíst.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeTruthy();
  });
});

describe('the stock', () => {
  const window = { vyrobek_id: 'OS1', sirka: 900, vyska: 1200 };

  it('says on which side a window hangs', async () => {
    answerWith([], [stocked(window)]);
    show(<StockTable />);

    const where = await screen.findAllByText('vpravo', { selector: 'strong' });
    expect(where.map((each) => each.parentElement!.textContent)).toEqual(
      where.map(() => expect.stringContaining('panty vpravo')),
    );
    expect(screen.getByRole('button', { name: /^Do košíku: .*panty vpravo$/ })).toBeTruthy();
  });

  it('tells when more come of what is sold out, and offers it made to measure in the same size', async () => {
    const soldOut = stocked({ ...window, sklad_pocet: 0, dodani: '2026-12-14' });
    answerWith([made('OS1', 'Otevíravě-sklopné okno', 'jednokridla', 2050)], [soldOut]);
    show(<StockTable />);

    expect((await screen.findAllByText('vyprodáno, další 14. 12.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: /^Na míru/ }).getAttribute('href')).toBe(
      '/conf/#/otvirky/?productId=OS1&sklad=false&width=900&height=1200',
    );
  });

  it('offers nothing in place of what is sold out and not made to measure', async () => {
    answerWith([], [stocked({ ...window, sklad_pocet: 0, dodani: null })]);
    show(<StockTable />);

    expect((await screen.findAllByText('teď vyprodáno')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: /^Na míru/ })).toBeNull();
  });
});
