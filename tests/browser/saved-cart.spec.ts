import { eventually } from '@fenestra/testing/time';
import { inFullRun } from '@fenestra/testing/sweep';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { faultsOfScreen } from './look-at-screen';
import { linkMailedTo, windowOfWidth } from './saving';
import { sharedShopInBrowser } from './shop-in-browser';
import { dialog, heading } from './shopping';

describeInBrowser('what is saved and the cart, in the browser', () => {
  const open = sharedShopInBrowser();

  const at = (path: string): string => `${addressOf(open.shop)}${path}`;

  it('gives link, QR code and PDF without an e-mail, and comes into the cart by the link [SAVE-12, CART-10]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await windowOfWidth(900, page, open.shop);
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
    await add.getByText('Toto není odkaz na uloženou konfiguraci.').waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
    await add.getByRole('textbox', { name: 'Odkaz na uloženou konfiguraci' }).fill(link);
    await add.getByRole('button', { name: 'Vložit do košíku', exact: true }).click();
    await add.waitFor({ state: 'hidden' });
    await page.getByText('900 × 1 400 mm').first().waitFor();
  });

  inFullRun(
    'saves a cart once, also after a try without a connection and by a double click; one of its products is opened alone [SAVE-07, SAVE-12]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page, context } = visitor;
      for (const width of [1100, 900]) {
        await windowOfWidth(width, page, open.shop);
        await page.goto(at('/conf/#/doplnky/'));
        await page.getByRole('button', { name: /^(Vložit do|Do) košíku$/ }).click();
        await heading(page, 'Košík').waitFor();
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
      const saved = () => page.evaluate<string>(`localStorage.getItem('saved')`);
      await eventually(async () => expect(JSON.parse(await saved())).toHaveLength(1));

      await page.goto(await linkMailedTo('projekt@example.test', open.shop));
      const offer = dialog(page, /^Vaše nabídka z/);
      await offer.getByRole('button', { name: /^Otevřít: .*900 × 1.400/ }).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
      await offer.getByRole('button', { name: /^Otevřít: .*900 × 1.400/ }).click();
      await page.getByRole('img', { name: /900 × 1.400 mm/ }).waitFor();
    },
  );
});
