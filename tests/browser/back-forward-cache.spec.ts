import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { eventually } from '@fenestra/testing/time';
import { residents } from '../harness/residents';
import { sharedShop } from '../harness/shared-shop';
import { Shopper } from '../harness/shopper';
import { addressOf } from './browser';
import { type Engine, engines } from './engines';
import { textsIn } from './screens';
import { isLive, isShown, press, shown, type Tab, valueOf, write } from './tab';

const { accessories, cart, checkout, configurator, kinds, orderPage, recap, start, wireNames } = textsIn('cs');
const add = configurator.addLine.long;
const { window } = kinds;

/** From the start page to the cart: heading of each screen, and the control that leads to the next. */
const wayToCart = [
  [start.heading, 'link', 'Otevíravě-sklopné okno'],
  [window.openingHeading, 'link', 'Pokračovat na rozměry'],
  [window.dimensionsHeading, 'button', 'Pokračovat na profil'],
  [window.profileHeading, 'link', 'Pokračovat na doplňky'],
  [accessories.heading, 'button', add],
] as const;
const headings = wayToCart.map(([heading]) => heading);

const typed = ['firstName', 'lastName', 'phone', 'postcode', 'street'] as const;

/** Whether the page fetches nothing, nor what follows two seconds after it was shown: Firefox restores no page that was left with requests in flight. */
const isQuiet = `performance.now() > 3_000 && performance.getEntriesByType('resource').every(({ responseEnd }) => responseEnd < performance.now() - 300)`;

/** Marks the document, which only the back/forward cache can show again. */
async function mark(tab: Tab, engineName: string): Promise<void> {
  if (engineName === 'Firefox') await eventually(async () => expect(await tab.evaluate(isQuiet)).toBe(true));
  await tab.evaluate('void (window.isMarked = true)');
}
const isMarked = (tab: Tab): Promise<boolean> => tab.evaluate('window.isMarked === true');

/** Moves through the history of the tab. */
async function go(tab: Tab, steps: number, heading: string): Promise<void> {
  await tab.evaluate(`void history.go(${steps})`);
  await shown(tab, 'heading', heading);
}

describe.each(engines)('Back and Forward in $name', ({ name: engineName, describeHere, launch }) => {
  describeHere('with its back/forward cache', () => {
    const shared = sharedShop();
    let engine: Engine;
    let shopper: Shopper;
    let tab: Tab;
    beforeAll(async () => {
      engine = await launch();
      shopper = new Shopper(shared.shop.url);
    });
    afterAll(async () => {
      await shopper.close();
      await engine.close();
    });
    beforeEach(async () => {
      tab = await engine.openTab();
    });
    afterEach(() => tab.close());

    /** Opens the page of an order that can be paid. */
    const visit = async (token: string) => {
      await tab.open(addressOf(shared.shop) + orderPagePath(token));
      await shown(tab, 'button', recap.pay);
      await mark(tab, engineName);
    };

    it('Back leads from the cart through every step to the start page, and Forward to the cart again [CART-20]', async () => {
      await tab.open(`${addressOf(shared.shop)}/`);
      for (const [heading, kind, name] of wayToCart) {
        await shown(tab, 'heading', heading);
        if (heading === accessories.heading) await mark(tab, engineName);
        await press(tab, kind, name);
      }
      await shown(tab, 'article', '');

      await go(tab, -1, accessories.heading);
      expect(await isMarked(tab)).toBe(true);
      await eventually(async () => expect(await isLive(tab, add)).toBe(true));
      await shown(tab, 'link', 'V košíku 1 ks');
      for (const heading of headings.slice(0, -1).toReversed()) await go(tab, -1, heading);
      await shown(tab, 'link', 'V košíku 1 ks');
      for (const heading of headings.slice(1)) await go(tab, 1, heading);
      expect(await isMarked(tab)).toBe(true);
      await go(tab, 1, cart.heading);
      await shown(tab, 'article', '');

      await go(tab, -1, accessories.heading);
      await press(tab, 'button', add);
      await shown(tab, 'link', 'V košíku 2 ks');
    });

    if (engineName === 'WebKit') return; // WebKitGTK restores no page after a visit to the gateway's site

    it('Back from a new order leads to that order instead of the checkout', async () => {
      await tab.open(`${addressOf(shared.shop)}/kosik/?product_id=1005&type=sklad`);
      await press(tab, 'link', cart.toCheckout);
      await press(tab, 'radio', checkout.pickup.title);
      await press(tab, 'radio', wireNames.payments.cashAtPickup.name);
      await write(tab, checkout.fields.email, 'zpet@example.test');
      for (const field of typed) await write(tab, checkout.fields[field], residents.cs[field]);
      await eventually(async () => expect(await valueOf(tab, checkout.fields.city)).toBe(residents.cs.city));
      await press(tab, 'checkbox', checkout.terms);
      await press(tab, 'button', checkout.orderBinding);
      await shown(tab, 'heading', recap.placed);
      await go(tab, -1, recap.placed);

      expect(await isShown(tab, 'button', checkout.orderBinding)).toBe(false);
    });

    it('the page of an order that was paid meanwhile asks for no payment after Back', async () => {
      const { token } = await order();
      await visit(token);
      await press(tab, 'button', recap.pay);
      await press(tab, 'button', 'Zaplatit kartou');
      await shown(tab, 'heading', recap.paid);
      await tab.evaluate('void history.go(-2)');
      await eventually(async () => expect(await tab.evaluate('location.href')).toContain(orderPagePath(token)));
      expect(await isMarked(tab)).toBe(true);

      await eventually(async () => expect(await isShown(tab, 'button', recap.pay)).toBe(false));
    });

    it('the page of an order that was cancelled meanwhile asks for no payment after Back', async () => {
      const { token, objednavkaCislo: number } = await order();
      await visit(token);
      await tab.open(`${addressOf(shared.shop)}/`);
      await shared.shop.operateDone('orders', 'cancel', number, '--reason', 'test', '--yes');
      await go(tab, -1, orderPage.stages.cancelled);
      expect(await isMarked(tab)).toBe(true);

      expect(await isShown(tab, 'button', recap.pay)).toBe(false);
    });

    /** A window from stock, to be paid by card. */
    async function order() {
      const id = await shopper.newCart();
      await shopper.addStock(id, 1007);
      await shopper.pickUp(id);
      return (await shopper.order(id, 'gopay_1', 1)).body as { token: string; objednavkaCislo: string };
    }
  });
});
