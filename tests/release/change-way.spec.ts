import type { ShopCode } from '@fenestra/domain/shop/shops';
import { sweep } from '@fenestra/testing/sweep';
import { mailTo } from '../harness/mail-to';
import { addressOf, describeInBrowser, phone, Visitor } from '../browser/browser';
import { faultsAsSeen, faultsOfScreen } from '../browser/look-at-screen';
import { orderFromStock } from '../browser/order-from-stock';
import { textsIn } from '../browser/screens';
import { sharedShopInBrowser } from '../browser/shop-in-browser';

const gatewayShops: [ShopCode, RegExp, RegExp][] = [
  ['cs', /^Platební karta online/, /^Údaje k.převodu/],
  ['de', /^PayPal/, /^Daten für Ihre Überweisung/],
];

describeInBrowser('who cannot pay as ordered', () => {
  const open = sharedShopInBrowser();

  it.each(sweep(gatewayShops, gatewayShops.slice(0, 1)))(
    'pays by transfer after one press in the shop %s, with its data on the page and in the mail, and may go back [OPEN-Q-81] [RECAP-11] [PAY-03]',
    async (code, payment, subject) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      const { recap, paypal, orderDetails, orderPage } = textsIn(code);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const shop = addressOf(open.shop, `${code}.localhost`);
      const email = `turn-${code}@example.test`;
      const changes: string[] = [];
      page.on('request', (request) => request.url().endsWith('/payment-way') && changes.push(request.postData() ?? ''));

      await orderFromStock(page, { shop, code, payment, email });
      if (code === 'de') {
        await button(paypal.pay).click();
        await button('Abbrechen und zurück zum Shop').click();
      } else await button('Zrušit platbu').click(); // the recap leads to the gateway by itself
      await page.getByRole('heading', { level: 1, name: recap.failed }).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
      await button(orderDetails.payBy.transfer).click();

      const transfer = page.getByRole('region', { name: recap.transfer });
      await transfer.waitFor();
      await page.getByRole('heading', { level: 1, name: recap.transferPending }).waitFor();
      expect(changes).toEqual(['{"zpusobPlatby":"prevodem"}']);
      const written = (await transfer.innerText()).replaceAll(/\s/g, '');
      const mail = (await mailTo(open.shop, email, subject)).replaceAll(/\s/g, '');
      const iban = /[A-Z]{2}\d{2}\d{10,20}/.exec(written)![0];
      expect(mail).toContain(iban);
      expect(await faultsAsSeen(page)).toEqual([]);

      await page.getByRole('link', { name: orderDetails.toOrderPage }).click();
      await page.getByRole('heading', { level: 1, name: new RegExp(orderPage.stages['to-pay']) }).waitFor();
      await transfer.waitFor();
      const back = code === 'de' ? orderDetails.payBy.paypal : orderDetails.payBy.card;
      await button(back).click();
      await button(code === 'de' ? paypal.pay : recap.pay).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
      await transfer.waitFor({ state: 'detached' });
    },
  );
});
