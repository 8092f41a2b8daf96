import type { Page } from 'playwright-core';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { orderFault, orderVerdict } from '../harness/captcha';
import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { faultsAsSeen } from './look-at-screen';
import { sharedShopInBrowser } from './shop-in-browser';

const typed = {
  Jméno: 'Jana Novotná',
  Telefon: '602 555 010',
  'E-mail': 'jana@example.test',
  Zpráva: 'Jde to vyrobit?',
};

const sizes = [
  ['desk', desk],
  ['phone', phone],
] as const;

describeInBrowser('a message to the shop', () => {
  const open = sharedShopInBrowser();
  beforeEach(() => orderVerdict(open.shop));
  afterAll(() => orderVerdict(open.shop));

  /** From the help of a step to the filled form, by keyboard alone. */
  async function write(page: Page): Promise<void> {
    await page.goto(`${addressOf(open.shop)}/conf/#/rozmery/?productId=OS1&sklad=false`);
    await page.getByRole('button', { name: 'Napište nám' }).focus();
    await page.keyboard.press('Enter');
    await form(page).waitFor();
    await form(page).locator(':focus').waitFor();
    for (const text of Object.values(typed)) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(`document.activeElement.tagName === 'BUTTON'`)) await page.keyboard.press('Tab');
      await page.keyboard.insertText(text);
    }
    for (const [name, text] of Object.entries(typed))
      expect(await form(page).getByRole('textbox', { name }).inputValue()).toBe(text);
  }
  const form = (page: Page) => page.getByRole('dialog', { name: 'Napište nám' });
  const failure = (page: Page) => form(page).getByRole('alert');

  it.each(sweep(sizes, sizes.slice(1)))(
    'is written by keyboard at the %s, refused as that of a robot, then sent; nothing typed is lost [SHELL-08] [FEED-03] [FEED-06] [FEED-07]',
    async (_, size) => {
      await using visitor = await Visitor.arrive(open.browser, size);
      const { page } = visitor;
      visitor.foresees(/status of 400.*user-feedback/);
      await orderVerdict(open.shop, { score: 0.1 });
      await write(page);
      expect(await faultsAsSeen(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await failure(page).waitFor();
      expect(await failure(page).textContent()).toMatch(/^Došlo k chybě! Nepodařilo se ověřit, že nejste robot\./);
      const { y, height } = (await failure(page).boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(size.height);
      expect(await faultsAsSeen(page)).toEqual([]);

      await orderVerdict(open.shop);
      await page.keyboard.press('Enter');
      await form(page).getByText('Děkujeme, zpráva byla odeslána.').waitFor();
      await form(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Napište nám' }).and(page.locator(':focus')).waitFor();
    },
  );

  inFullRun(
    'waits for a slow captcha, reports a missing one, and loads it again at the next try [FEED-07] [OPEN-Q-88]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      visitor.foresees(/recaptcha\/api\.js|status of 503.*user-feedback/);
      const send = () => form(page).getByRole('button', { name: 'Odeslat zprávu' }).click();
      await write(page);
      await orderFault(open.shop, { target: 'recaptcha.script', kind: 'fail' });
      await send();
      await failure(page).waitFor();
      await orderFault(open.shop, { target: 'recaptcha.script', kind: 'slow', ms: 5_000 });
      await orderFault(open.shop, { target: 'recaptcha.check', kind: 'fail' });
      await send();
      await form(page).getByRole('button', { name: 'Odesíláme…' }).waitFor();
      await failure(page).waitFor();
      expect(await form(page).getByRole('textbox', { name: 'Zpráva' }).inputValue()).toBe(typed.Zpráva);
      await send();
      await form(page).getByText('Děkujeme, zpráva byla odeslána.').waitFor();
    },
  );

  inFullRun(
    'is offered on the shop root and in the cart, and not in the preview of a cart [SHELL-08] [PREV-06] [ROUTE-35]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const offeredAt = async (path: string) => {
        await visitor.page.goto(`${addressOf(open.shop)}${path}`);
        await visitor.page.getByRole('contentinfo').waitFor();
        await visitor.page.waitForLoadState('networkidle');
        return visitor.page.getByRole('button', { name: 'Napište nám' }).count();
      };
      expect(await offeredAt('/')).toBe(1);
      expect(await offeredAt('/kosik/')).toBe(1);
      expect(await offeredAt(`/kosik/?preview=1&cart_id=${'A'.repeat(22)}`)).toBe(0);
    },
  );
});
