import { inFullRun } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { Shopper } from '../harness/shopper';
import { plain } from './amounts';
import { addressOf, describeInBrowser, turnedPhone, Visitor } from './browser';
import { faultsOfScreen } from './look-at-screen';
import { linkMailedTo, windowOfWidth } from './saving';
import { sharedShopInBrowser } from './shop-in-browser';
import { dialog, heading, netPrice } from './shopping';

const reader = 'ulozeno@example.test';

describeInBrowser('a saved configuration in the browser', () => {
  const open = sharedShopInBrowser();

  const at = (path: string): string => `${addressOf(open.shop)}${path}`;

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

  it('is saved, mailed, opened in another browser and bought at its price [SAVE-01, SAVE-05, SAVE-08, SAVE-09, SHOP-14, CFGSTATE-09, ERR-06]', async () => {
    await using sender = await Visitor.arrive(open.browser);
    const { page } = sender;
    const net = await windowOfWidth(1100, page, open.shop);
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
    await heading(other, 'Rozměry okna').waitFor();
    expect(await netPrice(other)).toBe(net);
    await other.reload();
    await heading(other, 'Rozměry okna').waitFor();
    await other.goto(at('/conf/#/doplnky/'));
    await other.getByRole('button', { name: 'Vložit do košíku' }).click();
    await heading(other, 'Košík').waitFor();
    const cart = async () => plain(await other.getByRole('main').innerText());
    await eventually(async () => expect(await cart()).toContain('1 100 × 1 400 mm'));
  });

  it('is saved in a form whose heading and button are on the screen of a turned phone [SAVE-01]', async () => {
    await using visitor = await Visitor.arrive(open.browser, turnedPhone);
    const { page } = visitor;
    await page.goto(at('/conf/#/rozmery/?productId=OS1&sklad=false'));
    await page.getByRole('button', { name: 'Uložit a poslat' }).click();
    const form = dialog(page, 'Uložit a poslat');
    for (const part of [form.getByRole('heading'), form.getByRole('button', { name: 'Uložit a poslat' })]) {
      await eventually(async () => {
        const { y, height } = (await part.boundingBox())!; // it comes up in a movement
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(turnedPhone.height);
      });
    }
  });

  inFullRun(
    'warns on the screen, not on paper, before it takes the place of a design in progress, which stays in reach [SAVE-10]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await windowOfWidth(1300, page, open.shop);
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
  );

  inFullRun(
    'leads to the start page when it is gone, and says when nothing could be sent [OPEN-Q-18, SAVE-07, ERR-05]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      visitor.foresees(/status of 404 .*configuration\/A{22}/);
      await page.goto(at(`/conf/#/doplnky/?configuration=${'A'.repeat(22)}`));
      const gone = dialog(page, 'Uložená konfigurace už není k dispozici');
      expect(await gone.getByRole('link', { name: 'Na úvodní stránku' }).getAttribute('href')).toBe('/');
      expect(await faultsOfScreen(page)).toEqual([]);

      await windowOfWidth(1000, page, open.shop);
      visitor.foresees(/ERR_FAILED .*configuration/);
      await page.route('**/api/configuration', (route) => route.abort());
      await page.getByRole('button', { name: 'Uložit a poslat' }).click();
      const form = dialog(page, 'Uložit a poslat');
      await form.getByRole('textbox', { name: 'Jméno' }).fill('Jana');
      await form.getByRole('textbox', { name: 'E-mail' }).fill('jana@example.test');
      await form.getByRole('button', { name: 'Uložit a poslat' }).click();
      await form.getByText('Došlo k chybě!').waitFor();
    },
  );
});
