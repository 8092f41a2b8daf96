import type { Browser, Page } from 'playwright-core';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { configuration } from '@fenestra/configuration/service';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { type Shop, shops } from '@fenestra/domain/shop/shops';
import { confirmationOf } from '@fenestra/notifications/compose/confirmation/confirmation';
import { confirmationHtml } from '@fenestra/notifications/compose/confirmation/confirmation-html';
import { Drawings } from '@fenestra/notifications/compose/drawings';
import type { OrderStateMailKind } from '@fenestra/notifications/mail-kinds';
import { orderedGoods } from '@fenestra/notifications/compose/ordered-goods';
import { stateMailOf } from '@fenestra/notifications/compose/states/state-mail';
import { stateMailHtml } from '@fenestra/notifications/compose/states/state-mail-html';
import { withdrawalMailOf } from '@fenestra/notifications/compose/withdrawal/withdrawal-mail';
import { withdrawalMailHtml } from '@fenestra/notifications/compose/withdrawal/withdrawal-mail-html';
import { mailBranding } from '@fenestra/notifications/compose/mail-branding';
import { sweep } from '@fenestra/testing/sweep';
import { aWithdrawal } from '@fenestra/testing/a-withdrawal';
import { anOrder } from '@fenestra/testing/an-order';
import { orderInState } from '@fenestra/testing/order-in-state';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { type TestService, serviceToken, startTestService } from '@fenestra/testing/start-test-service';
import { factsOf } from '@fenestra/testing/shop-facts';
import { describeInBrowser, openBrowser } from './browser';
import { lettersOf } from './letters';
import { faultsOfScreen } from './look-at-screen';
import { facesOfArial, fontsLoaded } from './system-fonts';

const catalogue = shopCatalogue();
const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
/** Pages of the shop; the tests of the system follow them. */
const leadsSomewhere =
  /^https:\/\/okna\.example\/(objednavka|odstoupeni|obchodni-podminky|kosik|conf|api\/configuration\/saved)\b/;
/** Mails name the font of the shop first, which nobody has; Arial is what most programs show. */
const faces = facesOfArial('Sofia Sans');
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a')].map(({ href }) => href)`);
const kinds = Object.keys(orderInState) as OrderStateMailKind[];

describeInBrowser('mails', () => {
  let products: TestService;
  let client: ConfigurationClient;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    products = await startTestService(configuration);
    client = new ConfigurationClient(() => products.url, serviceToken);
    browser = await openBrowser();
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser.close();
    await client.onApplicationShutdown();
    await products.close();
  });

  function orderOf(shop: Shop, differences = {}) {
    const { id, currency } = shop;
    const payTo = factsOf(shop).account;
    const number = `2026/${String(id).padStart(2, '0')}000123`;
    const transfer = { ...payTo, variableSymbol: variableSymbol(number) };
    return anOrder(catalogue, { order: { shopId: id, number, currency, payTo, transfer, ...differences } });
  }

  async function mailsOf(shop: Shop): Promise<string[]> {
    const { wear } = await mailBranding(shop, 'mail@okna.example');
    const cidOf = (nth: number): string => `picture-${nth}`;
    const { returns } = factsOf(shop);
    const snapshot = orderOf(shop);
    const catalogues = new CatalogueCache(client, products.clock);
    const goods = await orderedGoods(snapshot.order, catalogues, new Drawings());
    const told = kinds.map((kind) => stateMailOf(kind, orderOf(shop, orderInState[kind]), 1_234_00, home, goods));
    return [
      confirmationHtml(confirmationOf(snapshot, goods, home, '2026-06-01'), wear, cidOf),
      ...told.map((mail) => stateMailHtml(mail, wear, cidOf)),
      withdrawalMailHtml(withdrawalMailOf([aWithdrawal(snapshot.order)], snapshot.order, goods, home, returns), wear),
      ...(await lettersOf(shop, catalogues, home, wear)),
    ];
  }

  const rows = shops.map((shop) => [shop.code, shop] as const);

  /** The usual run takes the language with the longest words. */
  it.each(
    sweep(
      rows,
      rows.filter(([code]) => code === 'hu'),
    ),
  )(
    'of %s about orders, offers, carts and messages have no fault for axe, do not scroll sideways from 320 to 1440 px, and their links name pages of the shop [PAY-03]',
    async (_, shop) => {
      for (const html of await mailsOf(shop)) {
        await page.setContent(html);
        await page.addStyleTag({ content: faces });
        await page.evaluate(fontsLoaded);
        expect(await faultsOfScreen(page)).toEqual([]);
        expect((await linksOn(page)).filter((link) => !leadsSomewhere.test(link))).toEqual([]);
      }
    },
  );
});
