import type { Page } from 'playwright-core';
import { Shopper } from '../harness/shopper';
import { plain } from './amounts';
import { addressOf, describeInBrowser, turnedPhone, Visitor } from './browser';
import { faultsOfScreen } from './look-at-screen';
import { linkMailedTo } from './saving';
import { shopInBrowser } from './shop-in-browser';
import { netPrice } from './shopping';

const journeyMs = 180_000;
const reader = 'ulozeno@example.test';

describeInBrowser('a saved configuration in the browser', () => {
  const open = shopInBrowser();

  const at = (path: string): string => `${addressOf(open.shop)}${path}`;
  const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const dialog = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });

  /** Any space may stand between the thousands. */
  const sized = (width: number): string => String(width).replace(/\B(?=\d{3}$)/, '.');

  /** A window as it starts, saved by somebody else. */
  async function linkOfAnother(): Promise<string> {
    const shopper = new Shopper(open.shop.url);
    const { id } = (await shopper.post('/conf/api/dist/getNewID.php', { productId: 'OS1', shopId: 7, sklad: 'false' }))
      .body as { id: string };
    const asked = { type: 'O', route: '/rozmery/', configuration: id, domain: 'cs.localhost' };
    const { odkaz } = (await shopper.post('/api/configuration', asked)).body as { odkaz: string };
    await shopper.close();
    return odkaz;
  }

  async function design(page: Page, width: number): Promise<number> {
    await page.goto(at(`/conf/#/rozmery/?productId=OS1&sklad=false&width=${width}&height=1400`));
    await title(page, 'Rozměry okna').waitFor();
    await page.getByRole('img', { name: new RegExp(`${sized(width)} × 1.400 mm`) }).waitFor();
    return netPrice(page);
  }

  it(
    'is saved, mailed, opened in another browser and bought at its price [SAVE-01, SAVE-05, SAVE-08, SAVE-09, SHOP-14, CFGSTATE-09, ERR-06]',
    async () => {
      await using sender = await Visitor.arrive(open.browser);
      const { page } = sender;
      const net = await design(page, 1100);
      await page.getByRole('button', { name: 'Uložit a poslat' }).click();
      const form = dialog(page, 'Uložit a poslat');
      await form.getByRole('button', { name: 'Uložit a poslat' }).click();
      await form.getByText('Formulář obsahuje chyby').waitFor();
      expect(await form.getByText('Musí být vyplněno').count()).toBe(2);
      expect(await faultsOfScreen(page)).toEqual([]);

      await form.getByRole('textbox', { name: 'Jméno' }).fill('Jana Novotná');
      await form.getByRole('textbox', { name: 'E-mail' }).fill(reader);
      await form.getByRole('textbox', { name: 'Poznámka' }).fill('Ložnice v patře.');
      await form.getByRole('button', { name: 'Uložit a poslat' }).click();
      await form.getByText(`Odkaz jsme poslali na ${reader}.`).waitFor();
      await form.waitFor({ state: 'hidden' });

      await using receiver = await Visitor.arrive(open.browser);
      const other = receiver.page;
      await other.goto(await linkMailedTo(reader, open.shop));
      const offer = dialog(other, /^Vaše nabídka z/);
      await offer.getByText('Otevíravě-sklopné okno').waitFor();
      expect(await offer.getByRole('link', { name: 'Na úvodní stránku' }).getAttribute('href')).toBe('/');
      expect(await faultsOfScreen(other)).toEqual([]);
      await offer.getByRole('button', { name: 'Pokračovat v uložené' }).click();
      await title(other, 'Rozměry okna').waitFor();
      expect(await netPrice(other)).toBe(net);
      await other.reload();
      await title(other, 'Rozměry okna').waitFor();
      await other.goto(at('/conf/#/doplnky/'));
      await other.getByRole('button', { name: 'Vložit do košíku' }).click();
      await title(other, 'Košík').waitFor();
      expect(plain(await other.getByRole('main').innerText())).toContain('1 100 × 1 400 mm');
    },
    journeyMs,
  );

  it('is saved in a form whose heading and button are on the screen of a turned phone [SAVE-01]', async () => {
    await using visitor = await Visitor.arrive(open.browser, turnedPhone);
    const { page } = visitor;
    await page.goto(at('/conf/#/rozmery/?productId=OS1&sklad=false'));
    await page.getByRole('button', { name: 'Uložit a poslat' }).click();
    const form = dialog(page, 'Uložit a poslat');
    for (const part of [form.getByRole('heading'), form.getByRole('button', { name: 'Uložit a poslat' })]) {
      const { y, height } = (await part.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(turnedPhone.height);
    }
  });

  it(
    'warns on the screen, not on paper, before it takes the place of a design in progress, which stays in reach [SAVE-10]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await design(page, 1300);
      const link = await linkOfAnother();
      await page.goto(link);
      const offer = dialog(page, /^Vaše nabídka z/);
      const warning = offer.getByText('Rozpracovaný výrobek tím přepíšete.');
      await warning.waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await warning.isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      await offer.getByRole('button', { name: 'Nechat rozpracované' }).click();
      await page.getByRole('img', { name: /1.300 × 1.400 mm/ }).waitFor();

      await page.goto(link);
      await offer.getByRole('button', { name: 'Pokračovat v uložené' }).click();
      await page.getByRole('img', { name: /1.230 × 1.480 mm/ }).waitFor();
    },
    journeyMs,
  );

  it(
    'gives link, QR code and PDF without an e-mail, and comes into the cart by the link [SAVE-12, CART-10]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await design(page, 900);
      await page.getByRole('button', { name: 'Uložit a poslat' }).click();
      const form = dialog(page, 'Uložit a poslat');
      await form.getByRole('button', { name: /^Bez e-mailu/ }).click();
      const link = await form.getByRole('textbox', { name: 'Odkaz na uloženou konfiguraci' }).inputValue();
      await form.getByRole('img', { name: /^QR kód/ }).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
      const pdf = await form.getByRole('link', { name: 'Nabídka v PDF' }).getAttribute('href');
      const answer = await fetch(`${open.shop.url}${pdf}`, { headers: { host: 'cs.localhost' } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);

      await page.goto(at('/kosik/'));
      await page.getByRole('button', { name: 'Vložit uloženou konfiguraci' }).click();
      const add = dialog(page, 'Vložit uloženou konfiguraci');
      await add.getByRole('textbox', { name: 'Odkaz na uloženou konfiguraci' }).fill('něco jiného');
      await add.getByRole('button', { name: 'Vložit do košíku', exact: true }).click();
      await add.getByText('Tohle není odkaz na uloženou konfiguraci.').waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
      await add.getByRole('textbox', { name: 'Odkaz na uloženou konfiguraci' }).fill(link);
      await add.getByRole('button', { name: 'Vložit do košíku', exact: true }).click();
      await add.waitFor({ state: 'hidden' });
      await page.getByText('900 × 1 400 mm').first().waitFor();
    },
    journeyMs,
  );

  it(
    'saves a cart once, also after a try without a connection and by a double click; one of its products is opened alone [SAVE-07, SAVE-12]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page, context } = visitor;
      for (const width of [1100, 900]) {
        await design(page, width);
        await page.goto(at('/conf/#/doplnky/'));
        await page.getByRole('button', { name: /^(Vložit do|Do) košíku$/ }).click();
        await title(page, 'Košík').waitFor();
      }
      await page.getByRole('button', { name: 'Uložit a poslat' }).click();
      const form = dialog(page, 'Uložit a poslat');
      await form.getByText('Celkem s DPH').waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
      await form.getByRole('textbox', { name: 'Jméno' }).fill('Jana');
      await form.getByRole('textbox', { name: 'E-mail' }).fill('projekt@example.test');
      visitor.foresees(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      await form.getByRole('button', { name: 'Uložit a poslat' }).click();
      await form.getByText('Jste bez připojení.').waitFor();
      await context.setOffline(false);
      await form.getByRole('button', { name: 'Uložit a poslat' }).dblclick();
      await form.getByText('Odkaz jsme poslali na projekt@example.test.').waitFor();
      const saved = await page.evaluate<string>(`localStorage.getItem('saved')`);
      expect(JSON.parse(saved)).toHaveLength(1);

      await page.goto(await linkMailedTo('projekt@example.test', open.shop));
      const offer = dialog(page, /^Vaše nabídka z/);
      await offer.getByRole('button', { name: /^Otevřít: .*900 × 1.400/ }).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
      await offer.getByRole('button', { name: /^Otevřít: .*900 × 1.400/ }).click();
      await page.getByRole('img', { name: /900 × 1.400 mm/ }).waitFor();
    },
    journeyMs,
  );

  it(
    'leads to the start page when it is gone, and says when nothing could be sent [OPEN-Q-18, SAVE-07, ERR-05]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      visitor.foresees(/status of 404 .*configuration\/A{22}/);
      await page.goto(at(`/conf/#/doplnky/?configuration=${'A'.repeat(22)}`));
      const gone = dialog(page, 'Uložená konfigurace už není k dispozici');
      expect(await gone.getByRole('link', { name: 'Na úvodní stránku' }).getAttribute('href')).toBe('/');
      expect(await faultsOfScreen(page)).toEqual([]);

      await design(page, 1000);
      visitor.foresees(/ERR_FAILED .*configuration/);
      await page.route('**/api/configuration', (route) => route.abort());
      await page.getByRole('button', { name: 'Uložit a poslat' }).click();
      const form = dialog(page, 'Uložit a poslat');
      await form.getByRole('textbox', { name: 'Jméno' }).fill('Jana');
      await form.getByRole('textbox', { name: 'E-mail' }).fill('jana@example.test');
      await form.getByRole('button', { name: 'Uložit a poslat' }).click();
      await form.getByText('Došlo k chybě!').waitFor();
    },
    journeyMs,
  );
});
