import type { Page } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { Shopper } from '../harness/shopper';
import { placedEventWith } from '../harness/order-outputs';
import { exactly, hellers, plain } from '../browser/amounts';
import { addressOf, describeInBrowser, phone, Visitor } from '../browser/browser';
import { faultsAsSeen } from '../browser/look-at-screen';
import { sharedShopInBrowser } from '../browser/shop-in-browser';
import { choosePayment, deliverToBrno, fillIn, goToCheckout } from '../browser/shopping';

const foam = 'Montážní pěna PUR pistolová 750 ml';
const tape = 'Páska vnitřní parotěsná 70 mm';
/** Three windows of 1230 × 1480 mm from stock, two cans and 2.5 m, net. */
const goods = { windows: 3 * 3_990_00, foam: 2 * 145_00, tape: 2.5 * 24_00 };
const [windowKg, canKg, tapeKg] = [68.96, 0.95, 0.03];

describeInBrowser('a shopper who takes accessories along', () => {
  const open = sharedShopInBrowser();

  const picker = (page: Page) => page.getByRole('dialog', { name: 'Příslušenství k montáži' });
  const row = (page: Page, name: string) =>
    picker(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });

  /** From the shop root, with the windows in the cart already. */
  async function openPicker(page: Page): Promise<void> {
    await page.goto(`${addressOf(open.shop)}/kosik/?type=sklad&product_id=1005&count=3`);
    await page.getByRole('article', { name: /1 230 × 1 480 mm/ }).waitFor();
    await page.goto(addressOf(open.shop));
    await page.getByRole('link', { name: 'Vybrat příslušenství s doporučeným množstvím' }).click();
    await picker(page).getByText('Množství počítáme pro výrobky v košíku (3 ks, obvod 16,26 m).').waitFor();
  }

  async function choose(page: Page): Promise<void> {
    await row(page, foam).getByText('obvod 16,26 m, 1 ks na 9 m').waitFor();
    await row(page, foam)
      .getByRole('button', { name: /^Přidat/ })
      .click();
    await row(page, foam).getByText('Přidáno do košíku: 2 ks').waitFor();
    await row(page, tape).getByRole('textbox').fill('2,5');
    await row(page, tape)
      .getByRole('button', { name: /^Přidat/ })
      .click();
    await row(page, tape).getByText('Přidáno do košíku: 2,5 m').waitFor();
  }

  /** What the event feed and the wire know, beyond the page. */
  async function wireOf(cartId: string): Promise<{ weightKg: unknown; placed: () => Promise<unknown> }> {
    const shopper = new Shopper(open.shop.url);
    const { body } = await shopper.cart('getCart', cartId);
    await shopper.close();
    const placed = () => placedEventWith(open.shop, 'cartId', cartId);
    return { weightKg: (body['kosik_data'] as { hmotnost: number }).hmotnost, placed };
  }

  it('finds the same counts, metres, weight, delivery and sums in picker, cart, recap, mail and event [PICK-04] [PICK-10] [OPEN-Q-100] [DELIV-04]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await openPicker(page);
    await choose(page);
    await eventually(async () =>
      expect(hellers(await picker(page).getByRole('status').last().innerText())).toBe(
        Math.round(1.21 * (goods.foam + goods.tape)),
      ),
    );
    await picker(page).getByRole('button', { name: 'Zpět do košíku' }).click();

    const [cans, metres] = [foam, tape].map((name) => page.getByRole('article', { name }));
    expect(await cans!.getByRole('textbox').inputValue()).toBe('2');
    expect(await metres!.getByRole('textbox').inputValue()).toBe('2,5');
    expect(plain(await cans!.innerText())).toContain('2 × 175,5 Kč');
    expect(plain(await metres!.innerText())).toContain('2,5 m × 29,0 Kč');
    await page.getByRole('link', { name: 'V košíku 6 ks' }).waitFor(); // three windows, two cans, one length of tape
    const cartId = await page.evaluate<string>("localStorage.getItem('cartId')");

    await goToCheckout(page);
    await deliverToBrno(page);
    const { weightKg, placed } = await wireOf(cartId);
    expect(weightKg).toBeCloseTo(3 * windowKg + 2 * canKg + 2.5 * tapeKg, 1);
    const delivery = 570_00; // Brno 490, two steps of 50 kg above 150 (windows-domain 9.1)
    const shown = hellers(await page.getByRole('row', { name: /^Doprava, 602 00/ }).innerText());
    expect(shown).toBe(Math.round(1.21 * delivery));

    await choosePayment(page, /^Převodem předem/);
    await fillIn(page, 'jana.montuje@example.test');
    await page.getByRole('button', { name: /^Objednávka zavazující k platbě/ }).click();
    await page.getByRole('region', { name: 'Objednané zboží' }).waitFor();
    const net = goods.windows + goods.foam + goods.tape + delivery;
    const total = Math.round(net * 1.21);
    const recap = plain(await page.getByRole('main').innerText());
    const mail = plain(await mailTo(open.shop, 'jana.montuje@example.test'));
    const delivered = Math.round(1.21 * delivery);
    for (const text of [recap, mail]) {
      expect(text).toContain(`2 × ${foam}`);
      expect(text).toContain(`2,5 m ${tape}`);
      for (const amount of [goods.foam, goods.tape, delivered, total]) expect(text).toContain(exactly(amount));
    }
    expect(await placed()).toMatchObject({
      total,
      lines: [
        { kind: 'stock', product: '1005', quantity: 3, net: goods.windows },
        { kind: 'accessory', product: '801', quantity: 2, unit: 'piece', net: goods.foam },
        { kind: 'accessory', product: '804', quantity: 2.5, unit: 'metre', net: goods.tape },
      ],
    });
  });

  // `dialogs` and the jsdom test of the dialog prove each way to close one and where the focus goes.
  it('is led back by Back, Escape and the close button, to where the picker was opened [ROUTE-04]', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await openPicker(page);
    await choose(page);
    expect(await faultsAsSeen(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await picker(page).waitFor({ state: 'detached' });
    expect(await faultsAsSeen(page)).toEqual([]);

    const link = page.getByRole('link', { name: 'Přidat příslušenství' });
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => picker(page).getByRole('button', { name: 'Zavřít' }).click(),
    ]) {
      await link.click();
      await row(page, foam).getByText('V košíku: 2 ks').waitFor();
      await close();
      await picker(page).waitFor({ state: 'detached' });
      await link.and(page.locator(':focus')).waitFor();
    }
  });
});
