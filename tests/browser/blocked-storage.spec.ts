import { beginningWith } from './amounts';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { fillOut } from './check-out';
import { describeInFirefox, type Engine, startFirefox } from './engines';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { sharedShop } from '../harness/shared-shop';
import { isShown, press, shown } from './tab';

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

describeInFirefox('Firefox that blocks cookies and site data', () => {
  const shared = sharedShop();
  const { cart, configurator, sentCart } = textsIn('cs');
  let engine: Engine;
  afterEach(() => engine.close());

  it.each([
    ['cookies', { 'network.cookie.cookieBehavior': 2 }],
    ['cookies and DOM storage', { 'network.cookie.cookieBehavior': 2, 'dom.storage.enabled': false }],
  ])('the cart offers what was added and explains what the browser has to allow without %s', async (_, preferences) => {
    engine = await startFirefox(preferences);
    const tab = await engine.openTab();
    await tab.open(`${addressOf(shared.shop)}/conf/#/doplnky/?productId=OS1&sklad=false`);
    await press(tab, 'button', configurator.addLine.long);
    await press(tab, 'button', sentCart.load);
    await shown(tab, 'article', '');
    await shown(tab, 'main', cart.storageBlocked);

    expect(await isShown(tab, 'main', cart.empty)).toBe(false);
    await tab.close();
  });
});
