import { beginningWith } from './amounts';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { fillOut } from './check-out';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';

/** As Firefox answers with all cookies and site data blocked. */
const blocked = `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
  if (navigator.locks) navigator.locks.request = async () => { throw new DOMException('denied', 'SecurityError'); };`;

describeInBrowser('a browser that stores nothing', () => {
  const open = sharedShopInBrowser();

  it.each(['cs', 'sk'] as const)(
    'orders a window made to measure after the cart was loaded from its address (%s)',
    async (code) => {
      const { cart, sentCart, configurator, checkout, recap, wireNames } = textsIn(code);
      await using visitor = await Visitor.arrive(open.browser);
      await visitor.context.addInitScript({ content: blocked });
      const { page } = visitor;
      await page.goto(`${addressOf(open.shop, `${code}.localhost`)}/conf/#/doplnky/?productId=OS1&sklad=false`);
      await page.getByRole('button', { name: configurator.addLine.long }).first().click();
      await page.getByRole('button', { name: sentCart.load, exact: true }).click();
      await page.getByRole('article').waitFor();
      await page.getByText(cart.storageBlocked).waitFor();

      const payment = beginningWith(wireNames.payments.transferDeposit.name);
      const delivery = new RegExp(`^${checkout.pickup.title}`);
      await fillOut(page, { code, payment, email: `bez-pameti-${code}@example.test`, delivery });
      const order = new RegExp(`^(${checkout.orderPreliminary}|${checkout.orderBinding})$`);
      await page.getByRole('button', { name: order }).click();
      await page.getByRole('region', { name: recap.transfer }).waitFor();
    },
  );

  it('takes the cart along from the start page', async () => {
    const { sentCart } = textsIn('cs');
    await using visitor = await Visitor.arrive(open.browser);
    await visitor.context.addInitScript({ content: blocked });
    const { page } = visitor;
    await page.goto(`${addressOf(open.shop)}/`);
    await page.getByRole('button', { name: /^Do košíku: .* 600 × 600 mm/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'V košíku 1 ks' }).click();
    await page.getByRole('button', { name: sentCart.load, exact: true }).click();

    await page.getByRole('article').waitFor();
  });
});
