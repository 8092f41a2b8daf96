import type { Page } from 'playwright-core';
import { exactly, hellers, netOf, plain } from '../browser/amounts';
import { addressOf, describeInBrowser, desk, phone, Visitor } from '../browser/browser';
import { assemblyOfThree, type Design, entranceDoor, terraceDoor, twoSashWindow } from '../browser/designs';
import { type Hands, keyboard, mouse } from '../browser/hands';
import { sidewaysBy } from '../browser/look-at-screen';
import { linkMailedTo, linkWithoutMail, sendTo } from '../browser/saving';
import { sharedShopInBrowser } from '../browser/shop-in-browser';
import { choosePayment, deliverToBrno, fillIn, goToCheckout, netPrice } from '../browser/shopping';

/** The usual run takes the one with the most parts; what keyboards do, and windows and doors, are in other journeys. */
const journeys = [
  { what: 'a two-sash window', design: twoSashWindow, on: desk, hands: mouse, mailed: true },
  { what: 'a two-sash window', design: twoSashWindow, on: phone, hands: mouse, mailed: false },
  { what: 'an entrance door', design: entranceDoor, on: desk, hands: mouse, mailed: false },
  { what: 'an entrance door', design: entranceDoor, on: phone, hands: mouse, mailed: false },
  { what: 'a terrace door, by keyboard alone,', design: terraceDoor, on: desk, hands: keyboard, mailed: false },
  { what: 'a terrace door', design: terraceDoor, on: phone, hands: mouse, mailed: false },
  { what: 'an assembly of three', design: assemblyOfThree, on: phone, hands: mouse, mailed: true },
  { what: 'an assembly of three', design: assemblyOfThree, on: desk, hands: mouse, mailed: false },
];

describeInBrowser('a product that is saved, opened again and ordered', () => {
  const open = sharedShopInBrowser();

  it.each(journeys)(
    '$what at $on.width px keeps name, size and price in link, cart and recap [STEP-03, SHOP-08, SAVE-01, SAVE-08, CART-01, ROUTE-13]',
    async ({ design, on, hands, mailed }) => {
      await using maker = await Visitor.arrive(open.browser, on);
      const net = await make(maker.page, design, hands);
      const reader = `${on.width}.prvni@example.test`;
      if (mailed) await sendTo(reader, maker.page, hands);
      const link = mailed ? await linkMailedTo(reader, open.shop) : await linkWithoutMail(maker.page, hands);

      await using buyer = await Visitor.arrive(open.browser, on);
      const { page } = buyer;
      await page.goto(link);
      await hands.press(page.getByRole('button', { name: 'Pokračovat v uložené' }));
      await drawn(page, design).waitFor();
      expect(await netPrice(page)).toBe(net);
      await hands.press(page.getByRole('button', { name: /^(Vložit do|Do) košíku$/ }));
      const line = page.getByRole('article', { name: design.title });
      const price = line.getByRole('paragraph').filter({ hasText: 's DPH' });
      expect(netOf(hellers(plain(await price.innerText())))).toBe(net);

      await order(page, hands);
      const goods = page.getByRole('region', { name: 'Objednané zboží' });
      expect(plain(await goods.innerText())).toContain(`1 × ${design.title}`);
      expect(plain(await goods.innerText())).toContain(exactly(net));
      expect(await sidewaysBy(page)).toBe(0);
    },
  );

  async function make(page: Page, design: Design, hands: Hands): Promise<number> {
    await page.goto(addressOf(open.shop));
    await hands.press(page.getByRole('link', { name: design.start }));
    await design.make({ page, hands });
    await drawn(page, design).waitFor();
    return netPrice(page);
  }

  /** The drawing of that name and size. */
  function drawn(page: Page, { title }: Design) {
    const [name, size] = title.split(', ') as [string, string];
    const drawing = page.getByRole('region', { name: 'Výkres' }).getByRole('img', { name: new RegExp(`^${name}`) });
    return drawing.and(page.getByRole('img', { name: new RegExp(size.replaceAll(' ', '\\s')) }));
  }

  async function order(page: Page, hands: Hands): Promise<void> {
    await goToCheckout(page, hands);
    await deliverToBrno(page, hands);
    await choosePayment(page, /^Převodem, záloha 30 %/, hands);
    await fillIn(page, 'jana.objednava@example.test', hands);
    await hands.press(page.getByRole('button', { name: 'Odeslat předběžnou objednávku' }));
    await page.getByRole('heading', { level: 1, name: 'Předběžnou objednávku máme' }).waitFor();
  }
});
