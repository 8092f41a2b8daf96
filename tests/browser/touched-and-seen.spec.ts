import type { ShopCode } from '@fenestra/domain/shop/shops';
import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, desk, phone, tablet, turnedPhone, Visitor } from './browser';
import { faultsAsSeen } from './look-at-screen';
import { steps, walkMs, walkStorefront } from './screen-walk';
import { shopInBrowser } from './shop-in-browser';
import { smallTargets } from './small-targets';
import { smallWords } from './small-words';
import { openSizes } from './sizes';

describeInBrowser('for fingers and weak eyes, every screen', () => {
  const open = shopInBrowser();

  it.each<ShopCode>(['cs', 'de'])(
    'in the storefront of %s has controls of 44 px at 360 px',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone, true);
      expect(await walkStorefront(visitor.page, open.shop, smallTargets, { code })).toEqual({});
    },
    walkMs,
  );

  it.each([
    ['in forced colours', desk, 'active'],
    ['enlarged to 200 %', { width: desk.width / 2, height: desk.height / 2 }, 'none'],
  ] as const)(
    'of the configurator has no fault for axe %s',
    async (_, viewport, forcedColors) => {
      await using visitor = await Visitor.arrive(open.browser, viewport);
      await visitor.page.emulateMedia({ forcedColors });
      expect(await walkStorefront(visitor.page, open.shop, faultsAsSeen, { looked: steps })).toEqual({});
    },
    walkMs,
  );

  it('draws lines in forced colours, so that no frame swallows what lies over it', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/?productId=SL2&sklad=false`);
    const fills = await page.evaluate<string[]>(
      `[...document.querySelectorAll("main svg [fill^='#']")].map((shape) => getComputedStyle(shape).fill)`,
    );
    expect([...new Set(fills)]).toEqual(['rgb(0, 0, 0)']);
  });

  it(
    'has no figure under 12 px in a drawing, on a phone upright and turned, on a tablet and at a desk',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await walkStorefront(page, open.shop, async () => {
        for (const size of [phone, turnedPhone, tablet, desk]) {
          await page.setViewportSize(size);
          await eventually(async () =>
            expect({ at: page.url(), size, small: await smallWords(page) }).toMatchObject({ small: [] }),
          );
        }
        return [];
      });
    },
    walkMs,
  );

  it.each([phone, turnedPhone])(
    'opens the price at its bottom, and beside it what delivery costs, $width px wide [STEP-06]',
    async (viewport) => {
      await using visitor = await Visitor.arrive(open.browser, viewport, true);
      const { page } = visitor;
      await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/?productId=SL2&sklad=false`);
      const bar = page.getByRole('region', { name: 'Cena a pokračování' });
      await bar.getByRole('button', { name: /^Rozpis ceny/ }).click();
      await page.getByRole('dialog', { name: 'Rozpis ceny' }).waitFor();
      await page.keyboard.press('Escape');
      await bar.getByRole('link', { name: 'plus doprava' }).click();
      await page.getByRole('dialog', { name: 'Doprava' }).waitFor();
    },
  );
});
