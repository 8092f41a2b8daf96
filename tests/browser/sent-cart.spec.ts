import { mailTo } from '../harness/mail-to';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { faultsOfScreen } from './look-at-screen';
import { shopInBrowser } from './shop-in-browser';

const reader = 'kosik@example.test';

describeInBrowser('a cart sent by e-mail', () => {
  const open = shopInBrowser();
  const at = (path: string): string => `${addressOf(open.shop)}${path}`;

  it('is looked at and loaded in another browser [MAIL-01, MAIL-06, MAIL-09, MAIL-10, PREV-01, ROUTE-34, SHOP-15]', async () => {
    await using sender = await Visitor.arrive(open.browser);
    await sender.page.goto(at('/kosik/?product_id=1005&type=sklad&count=2'));
    await sender.page.getByRole('button', { name: 'Poslat košík e-mailem' }).click();
    const form = sender.page.getByRole('dialog', { name: 'Poslat košík e-mailem' });
    await form.getByRole('textbox', { name: 'Jméno' }).fill('Jana Novotná');
    await form.getByRole('textbox', { name: 'E-mail' }).fill(reader);
    expect(await faultsOfScreen(sender.page)).toEqual([]);
    await form.getByRole('button', { name: 'Poslat košík' }).click();
    await form.waitFor({ state: 'hidden' });

    const text = await mailTo(open.shop, reader);
    const [load, look] = text.match(/http\S+cart_id=\S+/g)!;
    await using receiver = await Visitor.arrive(open.browser);
    const { page } = receiver;
    await page.goto(look!);
    await page.getByRole('heading', { level: 1, name: /^Košík uložený / }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await faultsOfScreen(page)).toEqual([]);

    await page.goto(load);
    const question = page.getByRole('dialog', { name: 'Načíst košík z odkazu?' });
    await question.waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
    await question.getByRole('button', { name: 'Načíst z odkazu' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByRole('textbox', { name: /^Počet kusů/ }).inputValue()).toBe('2');
  }, 120_000);
});
