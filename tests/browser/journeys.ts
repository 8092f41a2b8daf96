import type { Page, Request } from 'playwright-core';
import PostalMime from 'postal-mime';
import { inFullRun } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import type { RunningShop } from '../harness/running-shop';
import { exactly, hellers, plain } from './amounts';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { reach } from './hands';
import { faultsOfScreen } from './look-at-screen';
import { browserOfSuite } from './shop-in-browser';
import {
  addStockWindow,
  choosePayment,
  deliverToBrno,
  designWindow,
  fillIn,
  goToCheckout,
  type Look,
  netPrice,
} from './shopping';

type VisitedShop = Pick<RunningShop, 'url' | 'sandboxUrl'>;

/** What a person does in the Czech storefront, by the names that a screen reader says. `onEveryScreen` tells what is wrong with one. */
export function journeys(shopOf: () => VisitedShop, { onEveryScreen = faultsOfScreen } = {}): void {
  describeInBrowser('a shopper with a browser', () => {
    const open = browserOfSuite();

    it('orders a window and a stock item by transfer, after stock was asked: preliminary, 30 % now, instructions, mail; the cart is forgotten [STOCK-01] [ORDER-03] [SHOP-09, OPEN-Q-64, OPEN-Q-66, OPEN-Q-74]', async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      const faults: Record<string, string[]> = {};
      const look: Look = async (screen) => void (faults[screen] = await onEveryScreen(page));

      await page.goto(addressOf(shopOf()));
      await page.getByRole('button', { name: /^Do košíku: .* 600 × 600 mm/ }).waitFor();
      await look('start');
      const { net } = await designWindow(page, look);
      await addStockWindow(page);
      await page.getByRole('row', { name: 'Technická kontrola objednávky zdarma' }).waitFor();
      await look('cart');
      await goToCheckout(page);
      await deliverToBrno(page);
      await choosePayment(page, /^Převodem, záloha 30 %/);
      await look('delivery and payment');
      await fillIn(page, 'jana.prohlizi@example.test');
      await look('customer data');
      const total = await totalOf(page, net + 179_000);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(...askedOf(request)));
      await page.getByRole('button', { name: 'Odeslat předběžnou objednávku' }).click();

      await page.getByRole('heading', { level: 1, name: 'Předběžnou objednávku máme' }).waitFor();
      expect(asked).toEqual(['checkStock.php', 'newOrder']);
      await eventually(async () => expect(await page.evaluate('localStorage.getItem("cartId")')).toBeNull());
      expect(new URL(page.url()).hash).toContain('prel=1');
      await look('recap');
      const dueNow = Math.round(total * 0.3);
      const recap = plain(await page.getByRole('main').innerText());
      for (const amount of [total, dueNow, total - dueNow]) expect(recap).toContain(exactly(amount));
      const number = numberIn(recap);
      const symbol = /Variabilní symbol (\d+)/.exec(recap)![1]!;
      expect(symbol).toBe(number.slice(2).replace('/', '')); // ten digits at most (OPEN-Q-76)

      const mail = await mailTo(shopOf(), 'jana.prohlizi@example.test');
      expect(mail.subject).toBe(`Vaše objednávka ${number}`);
      for (const said of [number, symbol, exactly(total), exactly(dueNow), exactly(total - dueNow)]) {
        expect(plain(mail.text!)).toContain(said);
        expect(plain(mail.html!)).toContain(said);
      }
      const drawing = mail.attachments.find(({ mimeType }) => mimeType === 'image/png')!;
      expect(
        Buffer.from(drawing.content as ArrayBuffer)
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
      expect(mail.html).toContain(`cid:${drawing.contentId!.replace(/[<>]/g, '')}`);

      await page.goto(`${shopOf().sandboxUrl}/inbox`);
      await page.getByRole('link', { name: mail.subject! }).click();
      await page.frameLocator('iframe').getByRole('img').first().waitFor();
      expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((screen) => [screen, []])));
    });

    inFullRun(
      'pays a binding order by card: no technical control, 98 % charged, back on a recap that says paid [OPEN-Q-64, OPEN-Q-66, OPEN-Q-74]',
      async () => {
        await using visitor = await Visitor.arrive(open.browser);
        const { page } = visitor;
        await page.goto(addressOf(shopOf()));
        const { net } = await designWindow(page, async () => undefined);
        await page.getByRole('checkbox', { name: /^Technická kontrola objednávky/ }).click();
        await page.getByText('Bez technické kontroly je objednávka hned závazná.').waitFor();
        await goToCheckout(page);
        await deliverToBrno(page);
        await choosePayment(page, /^Platební karta online/);
        await fillIn(page, 'karel.prohlizi@example.test');
        const gross = await totalOf(page, net);
        const charged = gross - Math.round(gross * 0.02);
        const summary = page.getByRole('complementary', { name: 'Souhrn' });
        await eventually(async () =>
          expect(plain(await summary.innerText())).toMatch(new RegExp(`Celkem po slevě\\s*${exactly(charged)}`)),
        );
        await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click();

        await page.getByRole('heading', { level: 1, name: 'Objednávku máme, zbývá zaplatit' }).waitFor();
        await page.getByRole('button', { name: 'Zaplatit teď' }).click();
        await page.getByRole('heading', { level: 1, name: exactly(charged).replace(' Kč', ' CZK') }).waitFor();
        await page.getByRole('button', { name: 'Zaplatit kartou' }).click();

        await page.getByRole('heading', { level: 1, name: 'Platba proběhla v pořádku' }).waitFor();
        expect(new URL(page.url()).hash).toMatch(/paid=true/);
        expect(new URL(page.url()).hash).not.toMatch(/prel/);
        const recap = plain(await page.getByRole('main').innerText());
        expect(recap).toContain(`Zaplaceno ${exactly(charged)}`);
        expect(await onEveryScreen(page)).toEqual([]);
        const confirmation = await mailTo(shopOf(), 'karel.prohlizi@example.test', /^Vaše objednávka/);
        const receipt = await mailTo(shopOf(), 'karel.prohlizi@example.test', /^Platba přijata/);
        for (const { subject, text } of [confirmation, receipt]) {
          expect(subject).toContain(numberIn(recap));
          expect(plain(text!)).toContain(exactly(charged));
        }
        expect(receipt.text).not.toContain('Zaplatit');
      },
    );
  });
}

/** The same up to the cart, without a mouse. */
export function journeyByKeyboard(shopOf: () => VisitedShop): void {
  describeInBrowser('a shopper without a mouse', () => {
    const open = browserOfSuite();

    it('designs a window with the keyboard alone, up to the cart [ACC-25]', async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      const key = (name: string): Promise<void> => page.keyboard.press(name);
      await page.goto(addressOf(shopOf()));
      await page.getByRole('button', { name: /^Do košíku: .* 600 × 600 mm/ }).waitFor();

      await reach(page.getByRole('link', { name: /^Otevíravě-sklopné okno/ }));
      await key('Enter');
      await page.getByRole('heading', { level: 1, name: 'Jak se má okno otevírat' }).waitFor();
      await reach(page.getByRole('radio', { name: 'otevíravě-sklopné pravé' }));
      await key('ArrowUp');
      await page.getByRole('img', { name: /panty vlevo/ }).waitFor();
      await reach(page.getByRole('link', { name: 'Pokračovat na rozměry' }));
      await key('Enter');

      await reach(page.getByRole('textbox', { name: 'Šířka' }));
      const before = await netPrice(page);
      await page.keyboard.type('900');
      await key('Tab');
      await page.getByRole('img', { name: /900 × 1 480 mm/ }).waitFor();
      await eventually(async () => expect(await netPrice(page)).toBeLessThan(before));
      await reach(page.getByRole('button', { name: 'Pokračovat na profil' }));
      await key('Enter');

      await reach(page.getByRole('radio', { name: 'LINIA 80 rovná' }));
      await key('ArrowDown');
      await eventually(async () =>
        expect(await page.getByRole('radio', { name: 'LINIA 80 oblá' }).isChecked()).toBe(true),
      );
      await reach(page.getByRole('link', { name: 'Pokračovat na doplňky' }));
      await key('Enter');
      await page.getByRole('row', { name: /LINIA 80 oblá/ }).waitFor();
      await reach(page.getByRole('button', { name: 'Vložit do košíku' }));
      await key('Enter');

      await page.getByRole('article', { name: /900 × 1 480 mm/ }).waitFor();
    });
  });
}

/** The gross sum that the page shows for this net sum of goods and the delivery that it shows, to the heller. */
async function totalOf(page: Page, net: number): Promise<number> {
  const sums = page.getByRole('complementary', { name: 'Souhrn' });
  let shown = 0;
  await eventually(async () => {
    const delivery = hellers(await sums.getByRole('row', { name: 'Doprava' }).innerText());
    shown = hellers(await sums.getByText('Celkem s DPH').locator('..').innerText());
    expect(shown).toBe(Math.round(net * 1.21) + delivery);
  });
  return shown;
}

const numberIn = (recap: string): string => /Číslo objednávky (\d{4}\/\d+)/.exec(recap)![1]!;

/** The one mail to an address with such a subject, as it came. */
async function mailTo({ sandboxUrl }: VisitedShop, address: string, subject = /./) {
  let mails: { id: string; subject: string }[] = [];
  await eventually(async () => {
    const list = await fetch(`${sandboxUrl}/inbox/messages?to=${encodeURIComponent(address)}`);
    mails = ((await list.json()) as typeof mails).filter((mail) => subject.test(mail.subject));
    expect(mails).toHaveLength(1);
  });
  const source = await fetch(`${sandboxUrl}/inbox/messages/${mails[0]!.id}.eml`);
  return PostalMime.parse(await source.arrayBuffer());
}

/** What a request asks stock or the cart to do on the way to an order. */
const askedOf = (request: Request): string[] =>
  /checkStock\.php|newOrder/.exec(`${request.url()} ${request.postData() ?? ''}`)?.slice(0, 1) ?? [];
