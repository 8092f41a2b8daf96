import type { Page } from 'playwright-core';
import { shopByCode, type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { fieldAt, type Input, inputsOf, validForm } from '@fenestra/testing/typed-inputs';
import { eventually } from '@fenestra/testing/time';
import { describeInBrowser, Visitor } from './browser';
import { openPickupCart } from './made-cart';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';

/** A field of each kind of the table. */
const kindOf = {
  email: 'emails',
  'company.name': 'names',
  'company.id': 'company-ids',
  'company.taxId': 'tax-ids',
  phone: 'phones',
  'address.postcode': 'postcodes',
  note: 'notes',
} as const;
const fields = Object.keys(kindOf) as (keyof typeof kindOf)[];
const others = ['firstName', 'lastName', 'address.street', 'address.city'] as const;

/** One that is stored in another form than it is typed, and one that the page refuses by itself; no note is refused. */
function representativesOf(field: keyof typeof kindOf, code: ShopCode): { taken: Input; refused: Input | undefined } {
  const rows = inputsOf(kindOf[field]).filter(({ shops }) => shops.includes(code));
  const isServers = ({ fault }: Input) => fault === 'unseen' || fault === 'phone';
  return {
    taken: rows.find(({ typed, stored }) => stored !== undefined && stored !== typed)!,
    refused: rows.findLast((row) => row.fault !== undefined && row.fault !== 'required' && !isServers(row)),
  };
}

/** The id of the order that was placed, once the result page is on its way. */
async function orderedOn(page: Page): Promise<string> {
  let recap: string | null = null;
  await eventually(async () => {
    recap = await page.evaluate<string | null>('sessionStorage.getItem("recap")');
    expect(recap).not.toBeNull();
  });
  return (JSON.parse(recap!) as { objednavkaID: string }).objednavkaID;
}

describeInBrowser('the order form', () => {
  const open = sharedShopInBrowser();

  const fieldOn = (page: Page, path: string) => page.locator(`[id="${path.replaceAll('.', '-')}"]`);
  async function fill(page: Page, path: string, text: string, isWrong: boolean): Promise<void> {
    const field = fieldOn(page, path);
    await field.fill(text);
    await field.blur();
    await eventually(async () => expect([text, await field.getAttribute('aria-invalid')]).toEqual([text, isWrong ? 'true' : null])); // prettier-ignore
  }

  it.each(shopCodes)(
    'in %s marks what cannot be taken of each kind of field, and orders what can be, stored for the ERP as the table has it [CUST-14, CUST-27]',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      const { cart, checkout } = textsIn(code);
      await openPickupCart(page, open.shop, code);
      const summary = page.getByRole('complementary', { name: cart.summary });
      await summary.getByRole('link', { name: cart.toCheckout }).click();
      await page.getByRole('radiogroup', { name: checkout.payment }).getByRole('radio').first().click();
      await page.getByRole('button', { name: checkout.companyRole, exact: true }).click();
      await page.getByRole('button', { name: checkout.addNote }).click();
      for (const path of others) await fill(page, path, String(fieldAt(validForm(code), path)), false);
      const chosen = fields.map((field) => ({ field, ...representativesOf(field, code) }));
      for (const { field, taken, refused } of chosen) {
        if (refused) await fill(page, field, refused.typed, true);
        await fill(page, field, taken.typed, false);
      }
      await page.getByRole('checkbox', { name: checkout.terms }).check();
      const { obligatory } = shopByCode(code).technicalControl;
      await page.getByRole('button', { name: obligatory ? checkout.orderPreliminary : checkout.orderBinding }).click();

      const orderId = await orderedOn(page);
      const headers = { authorization: `Bearer ${await open.shop.erpToken()}` };
      const answer = await fetch(`${open.shop.url}/erp/v1/orders/${orderId}`, { headers });
      const { data } = (await answer.json()) as { data: object };
      const stored = chosen.map(({ field }) => [field, fieldAt(data, field)]);
      expect(stored).toEqual(chosen.map(({ field, taken }) => [field, taken.stored]));
    },
  );
});
