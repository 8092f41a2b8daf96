import type { Locator } from 'playwright-core';
import { type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, desk, phone, tablet, turnedPhone, Visitor } from './browser';
import { faultsAsSeen } from './look-at-screen';
import { firstOfEachPart, walkStorefront } from './screen-walk';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { openSizes } from './sizes';

const enlarged = { width: desk.width / 2, height: desk.height / 2 };
const enlargedOrColoured = [
  ['in forced colours', desk, 'active'],
  ['enlarged to 200 %', enlarged, 'none'],
] as const;
const lowScreens = [
  ['a telephone', phone],
  ['a turned telephone', turnedPhone],
  ['a tablet', tablet],
  ['a desk at 200 %', enlarged],
] as const;

describeInBrowser('for fingers and weak eyes, every screen', () => {
  const open = sharedShopInBrowser();

  for (const [how, viewport, forcedColors] of enlargedOrColoured)
    inFullRun(`of the configurator has no fault for axe ${how}`, async () => {
      await using visitor = await Visitor.arrive(open.browser, viewport);
      await visitor.page.emulateMedia({ forcedColors });
      expect(await walkStorefront(visitor.page, open.shop, faultsAsSeen, { looked: firstOfEachPart })).toEqual({});
    });

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

  /** The usual run takes the smallest screen. */
  it.each(
    sweep(
      lowScreens,
      lowScreens.filter(([name]) => name === 'a telephone'),
    ),
  )(
    'of sizes begins with the drawing, under half as high as the screen of %s or beside the choices, and a field',
    async (_, viewport) => {
      await using visitor = await Visitor.arrive(open.browser, viewport);
      const { page } = visitor;
      await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/?productId=SL2&sklad=false`);
      const stage = page.getByRole('region', { name: 'Výkres' });
      const [sheet, drawing] = await Promise.all([stage.boundingBox(), stage.getByRole('img').first().boundingBox()]);
      const beside = sheet!.width < viewport.width;

      expect(beside || sheet!.height <= viewport.height * 0.46).toBe(true);
      expect(Math.min(drawing!.width, drawing!.height)).toBeGreaterThan(150);
      expect(await isOnScreen(page.getByRole('textbox', { name: 'Šířka', exact: true }))).toBe(true);
    },
  );

  it('shows more than one profile at a time on a telephone, also where words are long', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    for (const code of sweep<ShopCode>(shopCodes, ['hu'])) {
      await page.goto(`${addressOf(open.shop, `${code}.localhost`)}/conf/#/profily/?productId=SL2&sklad=false`);
      const profiles = page.getByRole('group', { name: textsIn(code).profile.profiles });
      await profiles.getByRole('radio').first().waitFor();
      await page.mouse.wheel(0, 400);
      await eventually(async () => expect(await page.evaluate<number>(cardsInSight)).toBeGreaterThan(1.5));
    }
  });

  it.each(sweep([phone, turnedPhone], [phone]))(
    'opens the price at its bottom, and beside it what delivery costs, $width px wide [STEP-06]',
    async (viewport) => {
      await using visitor = await Visitor.arrive(open.browser, viewport, true);
      const { page } = visitor;
      await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/?productId=SL2&sklad=false`);
      const bar = page.getByRole('region', { name: 'Cena a pokračování' });
      await bar.getByRole('button', { name: /^Rozpis ceny/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Rozpis ceny' });
      await sheet.waitFor();
      if (viewport === phone) {
        const atBottom = { x: 0, width: phone.width };
        await eventually(async () => {
          const { x, y, width, height } = (await sheet.boundingBox())!;
          expect({ x, width, bottom: y + height }).toEqual({ ...atBottom, bottom: phone.height });
        });
      }
      await page.keyboard.press('Escape');
      await bar.getByRole('link', { name: 'plus doprava' }).click();
      await page.getByRole('dialog', { name: 'Doprava' }).waitFor();
    },
  );
});

/** Whether the middle of a field can be pressed without scrolling. */
async function isOnScreen(field: Locator): Promise<boolean> {
  const { x, y, width, height } = (await field.boundingBox())!;
  const hit = `document.elementFromPoint(${x + width / 2}, ${y + height / 2})`;
  return field.page().evaluate<boolean>(`${hit} !== null && ${hit}.matches('input')`);
}

/** How many cards are seen, with the shares of those that are cut: drawing and price bar lie over the list. */
const cardsInSight = `Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y)?.closest('label'))
  .reduce((seen, card) => seen + (card?.querySelector('[type=radio]') ? 1 / card.getBoundingClientRect().height : 0), 0)`;
