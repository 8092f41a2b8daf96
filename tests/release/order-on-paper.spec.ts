import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { sweep } from '@fenestra/testing/sweep';
import { Shopper } from '../harness/shopper';
import { addressOf, describeInBrowser, Visitor } from '../browser/browser';
import { textsIn } from '../browser/screens';
import { sharedShopInBrowser } from '../browser/shop-in-browser';

const { orderPage, recap } = textsIn('cs');

/** Sheets of a printed page: a PDF has an object for each, and one for their tree. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const papers = [
  { windows: ['OS1'], sheets: 1 },
  { windows: ['OS1', 'SL2', 'OS1'], sheets: 2 },
] as const;

describeInBrowser('the page of an order and its recap on paper', () => {
  const open = sharedShopInBrowser();

  it.each(sweep(papers, papers.slice(1)))(
    '$windows.length made to measure, to be paid by transfer, take $sheets of A4, without buttons and what is only done on a screen',
    async ({ windows, sheets }) => {
      const shopper = new Shopper(open.shop.url);
      let cart = '';
      for (const product of windows) cart = await shopper.addConfigured(await shopper.newConfiguration(product), cart);
      await shopper.deliverTo(cart, 101);
      const token = (await shopper.order(cart, 'prevodem_0.3', 0.3)).body['token'] as string;
      await shopper.close();

      for (const path of [orderPagePath(token), `/conf/#/rekapitulace/?o=${token}`]) {
        await using visitor = await Visitor.arrive(open.browser);
        const { page } = visitor;
        await page.goto(addressOf(open.shop) + path);
        await page.getByRole('region', { name: recap.transfer }).waitFor();
        await page.waitForLoadState('networkidle');
        expect([path, sheetsOf(await page.pdf({ format: 'A4' }))]).toEqual([path, sheets]);
        await page.emulateMedia({ media: 'print' });
        for (const name of [recap.transfer, recap.goods])
          expect([name, await page.getByRole('region', { name }).isVisible()]).toEqual([name, true]);
        expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
        expect(await page.getByRole('heading', { name: orderPage.documents }).count()).toBe(0);
      }
    },
  );
});
