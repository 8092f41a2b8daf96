import type { Locator, Page } from 'playwright-core';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import type { ProductKind } from '@fenestra/i18n/texts/texts';
import { plain } from '../browser/amounts';
import { addressOf, describeInBrowser, desk, phone, Visitor } from '../browser/browser';
import { checkOut } from '../browser/check-out';
import { sidewaysBy } from '../browser/look-at-screen';
import { textsIn } from '../browser/screens';
import { sharedShopInBrowser } from '../browser/shop-in-browser';

type Journey = { code: ShopCode; product: string; kind: ProductKind; width: string; on: typeof phone };

const journeys: readonly Journey[] = [
  { code: 'sk', product: 'SL2', kind: 'window', width: '1650', on: phone },
  { code: 'at', product: 'SE-PAS', kind: 'assembly', width: '2806', on: desk },
  { code: 'de', product: 'E1', kind: 'door', width: '1050', on: phone },
  { code: 'hu', product: 'P2', kind: 'balcony', width: '2050', on: desk },
];

/** How a name may begin; spaces that do not break are spaces. */
const begins = (...texts: readonly string[]) =>
  new RegExp(
    `^(?:${texts
      .map((text) =>
        plain(text)
          .replace(/[.+?()]/g, '\\$&')
          .replaceAll(' ', '\\s'),
      )
      .join('|')})`,
  );

describeInBrowser('a product of another storefront', () => {
  const open = sharedShopInBrowser();

  it.each(
    sweep(
      journeys,
      journeys.filter(({ code }) => code === 'hu'),
    ),
  )(
    'of $code, $product at $on.width px, is configured, saved, opened again and ordered, with the same size and price [STEP-03, SHOP-08, SAVE-08]',
    async ({ code, on, ...wanted }) => {
      const { configurator, saved, cart, recap } = textsIn(code);
      await using maker = await Visitor.arrive(open.browser, on);
      const price = await make(maker.page, { code, on, ...wanted });
      const link = await save(maker.page, code);

      await using buyer = await Visitor.arrive(open.browser, on);
      const { page } = buyer;
      await page.goto(link);
      await page.getByRole('button', { name: begins(saved.goOn) }).click();
      const { long, short } = configurator.addLine;
      const add = page.getByRole('main').getByRole('button', { name: begins(long, short) });
      await add.waitFor();
      expect(await priceOn(page)).toBe(price);

      await add.click();
      await page.getByRole('heading', { level: 1, name: cart.heading, exact: true }).waitFor();
      const line = plain(await page.getByRole('article').innerText());
      expect(line).toContain(price);
      expect(line.replaceAll(/[ .]/g, '')).toContain(`${wanted.width}×`);

      const { wireNames, checkout } = textsIn(code);
      const { transferAll, byPhone } = wireNames.payments;
      const payment = begins((shopByCode(code).settledByPhone ? byPhone : transferAll).name);
      const email = `${code}.kupuje@example.test`;
      const preliminary = await isLookedAt(page, code);
      await checkOut(page, { code, payment, email, delivery: begins(checkout.pickup.title), preliminary });
      const done = preliminary ? recap.preliminary : recap.transferPending;
      await page.getByRole('heading', { level: 1, name: done, exact: true }).waitFor();
      expect(amountsIn(await page.getByRole('main').innerText())).toContain(amountsIn(price)[0]);
      expect(await sidewaysBy(page)).toBe(0);
    },
  );

  /** From the start page through all steps, with another width on the way; gives the price with VAT. */
  async function make(page: Page, { code, product, kind, width }: Journey): Promise<string> {
    const { kinds, accessories, dimensions, assembly } = textsIn(code);
    await page.goto(addressOf(open.shop, `${code}.localhost`));
    await page.locator(`a[href*="productId=${product}&"]`).first().click();
    await page.waitForURL('**/conf/**');
    const heading = page.getByRole('heading', { level: 1 });
    await goOn(page, code).waitFor();
    for (let step = plain(await heading.innerText()); step !== plain(accessories.heading);) {
      if (step === plain(kinds[kind].dimensionsHeading)) {
        const field = kind === 'assembly' ? assembly.overallWidth : dimensions.width;
        await page.getByRole('textbox', { name: field, exact: true }).fill(width);
        await page.keyboard.press('Enter');
        await page
          .getByRole('img', { name: new RegExp(`${thousands(width)}\\s×`) })
          .first()
          .waitFor();
      }
      await goOn(page, code).click();
      await eventually(async () => expect(plain(await heading.innerText())).not.toBe(step));
      step = plain(await heading.innerText());
    }
    return priceOn(page);
  }
});

const thousands = (mm: string): string => mm.replace(/\B(?=\d{3}$)/, '\\D');

function goOn(page: Page, code: ShopCode): Locator {
  const { continueTo, goOn: short } = textsIn(code).configurator;
  const name = begins(short, ...Object.values(continueTo));
  const main = page.getByRole('main');
  return main.getByRole('link', { name }).or(main.getByRole('button', { name }));
}

/** The figure that a private person reads first, once the server has confirmed it. */
async function priceOn(page: Page): Promise<string> {
  const slot = page.locator('[data-price=current]').filter({ visible: true });
  return /\d[\d ,.]*\d/.exec(plain(await slot.locator('b').innerText()))![0];
}

/** Rounded to a tenth, as pages tell them before the order. */
const amountsIn = (text: string): number[] =>
  Array.from(plain(text).matchAll(/\d[\d .]*(?:,\d+)?/g), ([figure]) => {
    const amount = Number(figure.replaceAll(/[ .]/g, '').replace(',', '.'));
    return Math.round(amount * 10) / 10;
  });

async function save(page: Page, code: ShopCode): Promise<string> {
  const { saved } = textsIn(code);
  await page.getByRole('button', { name: begins(saved.send) }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: begins(saved.withoutMail) }).click();
  return form.getByRole('textbox', { name: saved.linkLabel }).inputValue();
}

/** Whether a technician looks at the order before it binds, as the cart begins. */
async function isLookedAt(page: Page, code: ShopCode): Promise<boolean> {
  if (shopByCode(code).technicalControl.obligatory) return true;
  return page.getByRole('checkbox', { name: begins(textsIn(code).cart.technicalControl.name) }).isChecked();
}
