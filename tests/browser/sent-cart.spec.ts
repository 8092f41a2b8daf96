import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { Shopper } from '../harness/shopper';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { faultsOfScreen } from './look-at-screen';
import { sharedShopInBrowser } from './shop-in-browser';

const reader = 'kosik@example.test';

describeInBrowser('a cart sent by e-mail', () => {
  const open = sharedShopInBrowser();
  const at = (path: string): string => `${addressOf(open.shop)}${path}`;

  it('is looked at and loaded in another browser, which asks for no script of the configurator on its way [MAIL-01, MAIL-06, MAIL-09, MAIL-10, PREV-01, ROUTE-34, SHOP-15]', async () => {
    await using sender = await Visitor.arrive(open.browser);
    await sender.page.goto(at('/kosik/?product_id=1005&type=sklad&count=2'));
    await sender.page.getByRole('button', { name: 'Poslat košík e-mailem' }).click();
    const form = sender.page.getByRole('dialog', { name: 'Poslat košík e-mailem' });
    const [name, email] = [form.getByRole('textbox', { name: 'Jméno' }), form.getByRole('textbox', { name: 'E-mail' })];
    await name.fill('Jana\u202e Novo\u200btná'); // as it is copied from a page or a mail
    await email.fill(reader.replace('@', '\u200b@'));
    expect([await name.inputValue(), await email.inputValue()]).toEqual(['Jana Novotná', reader]);
    expect(await faultsOfScreen(sender.page)).toEqual([]);
    await form.getByRole('button', { name: 'Poslat košík' }).click();
    await form.waitFor({ state: 'hidden' });

    const text = await mailTo(open.shop, reader);
    const [load, look] = text.match(/http\S+cart_id=\S+/g)!;
    await using receiver = await Visitor.arrive(open.browser);
    const { page } = receiver;
    await page.goto(look!);
    await page.getByRole('heading', { level: 1, name: /^Košík uložený / }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await faultsOfScreen(page)).toEqual([]);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(load);
    const question = page.getByRole('dialog', { name: 'Načíst košík z odkazu?' });
    await question.waitFor();
    const onTheWay = asked.slice(0, asked.indexOf('/kosik/'));
    expect(onTheWay).toContain('/conf/');
    expect(onTheWay.filter((path) => /\/assets\/(?!.*-texts-).*\.js$/.test(path))).toEqual([]);
    expect(await faultsOfScreen(page)).toEqual([]);
    await question.getByRole('button', { name: 'Načíst z odkazu' }).click();
    await question.waitFor({ state: 'hidden' });
    const pieces = page.getByRole('textbox', { name: /^Počet kusů/ });
    await eventually(async () => expect(await pieces.inputValue()).toBe('2'));
  });

  it('is asked for once, as is that of the visitor, before a script of the page is here [CARTAPI-03]', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await page.goto(at('/kosik/?product_id=1005&type=sklad'));
    await page.getByRole('textbox', { name: /^Počet kusů/ }).waitFor();
    const own = await page.evaluate<string>(`localStorage.getItem('cartId')`);
    const shopper = new Shopper(open.shop.url);
    const linked = await shopper.newCart();
    await shopper.addStock(linked, 1007);
    await shopper.close();
    const read: string[] = [];
    page.on('request', (request) => {
      const { akce, cartId } = JSON.parse(request.postData() ?? '{}') as { akce?: string; cartId?: string };
      if (akce === 'getCart') read.push(cartId!);
    });
    const { promise: called, resolve: callScripts } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await called;
      await route.continue();
    });
    await page.goto(at(`/kosik/?cart_id=${linked}`), { waitUntil: 'commit' });
    await eventually(async () => expect(read.toSorted()).toEqual([own, linked].toSorted()));

    callScripts();
    await page.getByRole('dialog', { name: 'Načíst košík z odkazu?' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(read).toHaveLength(2);
  });
});
