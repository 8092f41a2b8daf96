import type { Page } from 'playwright-core';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, desk, phone, Visitor } from '../browser/browser';
import { faultsOfScreen } from '../browser/look-at-screen';
import { qrCodeText } from '@fenestra/testing/read-qr-code';
import { textsIn } from '../browser/screens';
import { sharedShopInBrowser } from '../browser/shop-in-browser';

const codeScreens = [
  ['a telephone', phone],
  ['a laptop', desk],
] as const;

describeInBrowser('the link of a saved configuration', () => {
  const open = sharedShopInBrowser();

  /** Link, code and PDF of a window, without an e-mail. */
  async function given(page: Page) {
    await page.goto(`${addressOf(open.shop)}/conf/#/rozmery/?productId=OS1&sklad=false&width=900&height=1400`);
    await page.getByRole('button', { name: 'Uložit a poslat' }).click();
    const form = page.getByRole('dialog', { name: 'Uložit a poslat' });
    await form.getByRole('button', { name: /^Bez e-mailu/ }).click();
    const field = form.getByRole('textbox', { name: 'Odkaz na uloženou konfiguraci' });
    return { form, link: await field.inputValue() };
  }

  /** The usual run reads the code of the smaller screen. */
  it.each(
    sweep(
      codeScreens,
      codeScreens.filter(([name]) => name === 'a telephone'),
    ),
  )('is what a camera reads from the code on the screen of %s [SAVE-05]', async (_, viewport) => {
    await using visitor = await Visitor.arrive(open.browser, viewport);
    const { form, link } = await given(visitor.page);
    const code = form.getByRole('img', { name: /^QR kód/ });

    expect(qrCodeText(await code.screenshot())).toBe(link);
    expect(await faultsOfScreen(visitor.page)).toEqual([]);
  });

  it('is copied by its button, and what was copied opens the offer [SAVE-08]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { form, link } = await given(page);
    await form.getByRole('button', { name: 'Zkopírovat' }).click();
    const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
    await eventually(async () => expect(await copied()).toBe(link));

    await using receiver = await Visitor.arrive(open.browser);
    await receiver.page.goto(await copied());
    await receiver.page.getByRole('dialog', { name: /^Vaše nabídka z/ }).waitFor();
  });

  // Left to the full run: the jsdom tests of both dialogs prove the number, `saved` looks at form and offer.
  for (const code of shopCodes)
    inFullRun(
      `opens an offer in ${code} that is called as it was when it was saved, and can be asked about`,
      async () => {
        await using visitor = await Visitor.arrive(open.browser, phone);
        const { page } = visitor;
        const { saved, shell } = textsIn(code);
        const at = addressOf(open.shop, `${code}.localhost`);
        await page.goto(`${at}/conf/#/rozmery/?productId=OS1&sklad=false&width=900&height=1400`);
        await page.getByRole('button', { name: shell.saveAndSend }).click();
        const form = page.getByRole('dialog', { name: shell.saveAndSend });
        await form.getByRole('button', { name: saved.withoutMail }).click();
        const link = await form.getByRole('textbox', { name: saved.linkLabel }).inputValue();
        const ask = form.getByRole('link', { name: saved.ask });
        const number = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(decodeURIComponent((await ask.getAttribute('href'))!))![0];
        await form.getByText(saved.savedAs(number)).waitFor();
        expect(await faultsOfScreen(page)).toEqual([]);

        await using receiver = await Visitor.arrive(open.browser, phone);
        await receiver.page.goto(link);
        await receiver.page.getByText(saved.numbered(number)).waitFor();
        await receiver.page.getByRole('link', { name: saved.ask }).waitFor();
        expect(await faultsOfScreen(receiver.page)).toEqual([]);
      },
    );

  it('opens an offer that is printed with the shop and what it comes to, without its buttons [SAVE-08]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { link } = await given(visitor.page);
    await using receiver = await Visitor.arrive(open.browser);
    await receiver.page.goto(link);
    const offer = receiver.page.getByRole('dialog', { name: /^Vaše nabídka z/ });
    await offer.getByRole('button', { name: /^Rozpis ceny/ }).waitFor();
    const onPaper = [offer.getByText('Fenestra'), offer.getByRole('row', { name: /^Celkem s\sDPH/ })];
    for (const part of onPaper) expect(await part.isVisible()).toBe(false);
    await receiver.page.emulateMedia({ media: 'print' });

    for (const part of onPaper) await part.waitFor();
    expect(await offer.getByRole('button').count()).toBe(0);
  });

  it('is marked to be copied by hand where the browser refuses to copy it', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.addInitScript(`navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))`);
    const { form, link } = await given(page);
    await form.getByRole('button', { name: 'Zkopírovat' }).click();
    await form.locator('input:focus').waitFor();

    await eventually(async () => expect(await page.evaluate<string>('getSelection().toString()')).toBe(link));
  });
});
