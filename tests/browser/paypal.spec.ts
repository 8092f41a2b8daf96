import { mailTo } from '../harness/mail-to';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { faultsOfScreen } from './look-at-screen';
import { orderFromStock } from './order-from-stock';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';

const { paypal, recap } = textsIn('de');

describeInBrowser('a German shopper', () => {
  const open = sharedShopInBrowser();

  it('pays by PayPal after turning round and a declined payment, up to the mail, without a script of PayPal [PAY-04, PAY-05, RECAP-06, RECAP-07, RECAP-08, REPORT-10, WIRE-50]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    const scripts: string[] = [];
    const successes: number[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).host));
    page.on('response', (answer) => {
      if (answer.url().includes('paymentGatewayRouterPaypal.php?type=payment_success')) successes.push(answer.status());
    });
    const shop = addressOf(open.shop, 'de.localhost');
    const email = 'eva.schulz@example.test';
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const faults: string[] = [];

    await orderFromStock(page, { shop, code: 'de', payment: /^PayPal/, email });
    await heading(recap.toPay).waitFor();
    faults.push(...(await faultsOfScreen(page)));
    await page.getByRole('button', { name: paypal.pay }).click();
    const sum = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click();

    await heading(recap.failed).waitFor();
    faults.push(...(await faultsOfScreen(page)));
    await page.getByRole('button', { name: paypal.payAgain }).click();
    await page.getByRole('button', { name: 'Zahlen, die Bank lehnt beim Abbuchen ab' }).click();

    await heading(recap.failed).waitFor();
    expect(successes).toEqual([]);
    await page.getByRole('button', { name: paypal.payAgain }).click();
    await page.getByRole('button', { name: 'Jetzt zahlen' }).click();

    await heading(recap.paid).waitFor();
    faults.push(...(await faultsOfScreen(page)));
    expect(new URL(page.url()).hash).toContain('paid=true');
    expect(faults).toEqual([]);
    expect(new Set(scripts)).toEqual(new Set([new URL(shop).host]));
    expect(successes).toEqual([200]);
    const paid = sum.replace(/\D/g, '');
    expect((await page.getByRole('main').innerText()).replace(/\D/g, '')).toContain(paid);
    expect((await mailTo(open.shop, email, /^Zahlung eingegangen/)).replace(/\D/g, '')).toContain(paid);
  });

  it('is not told a payment by a webhook that PayPal has not signed', async () => {
    const address = `${open.shop.url}/webhooks/paypal`;
    const post = (headers: Record<string, string>) =>
      fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
    const signed = {
      'paypal-transmission-id': 'a', 'paypal-transmission-time': '2026-11-22T10:00:00Z', 'paypal-transmission-sig': 'AAAA',
      'paypal-cert-url': `${open.shop.sandboxUrl}/paypal/v1/notifications/certs/CERT-1`, 'paypal-auth-algo': 'SHA256withRSA',
    }; // prettier-ignore
    expect((await post({})).status).toBe(400);
    expect((await post(signed)).status).toBe(400);
    expect((await fetch(`${address}?id=1`)).status).toBe(404);
  });
});
