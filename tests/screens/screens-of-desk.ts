import type { Page } from 'playwright-core';
import { readSecrets } from '@fenestra/server/host/data-folder';
import { placeOrder } from './goods-of-pictures';
import type { Place, Screen } from './screen';

/** The first page of an operator. */
async function signIn(page: Page, { shop }: Place): Promise<void> {
  const { deskToken } = await readSecrets(shop.folder);
  await page.goto(shop.adminUrl);
  await page.getByLabel('Your name').fill('m.kolar');
  await page.getByLabel('Token').fill(deskToken!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Order, symbol or id').waitFor();
}

/** Pages of operators and of those who connect other programs. */
export const screensOfDesk: readonly Screen[] = [
  { picture: 'z-provoz-seznam', shop: 'cs', arrive: ({ page }, place) => signIn(page, place) },
  {
    picture: 'z-provoz-objednavka',
    shop: 'cs',
    arrive: async ({ page }, place) => {
      const { number } = await placeOrder(place, 'cs');
      await signIn(page, place);
      await page.goto(`${place.shop.adminUrl}/desk/orders/${number}`);
      await page
        .getByRole('heading', { name: new RegExp(number) })
        .first()
        .waitFor();
    },
  },
  {
    picture: 'z-erp-dokumentace',
    shop: 'cs',
    arrive: async ({ page }, { host }) => {
      await page.goto(`${host}/api/docs`);
      await page
        .getByRole('heading', { name: /Fenestra/ })
        .first()
        .waitFor();
    },
  },
];
