import type { Page } from 'playwright-core';
import { type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { addressOf, desk, describeInBrowser, narrowDesk, phone, tablet, turnedPhone, Visitor } from './browser';
import { cutOff } from './cut-off';
import { missingLegalLinks } from './legal-links';
import { faultsOfScreen, faultsAsSeen, sidewaysBy } from './look-at-screen';
import { steps, usually, walkStorefront } from './screen-walk';
import { screens, textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { smallTargets } from './small-targets';
import { smallWords } from './small-words';

const looked = usually(screens);
/** The usual run takes Hungarian, which has the longest words, on start page, steps and picker; Czech covers the other screens. */
const longWords = sweep(
  screens,
  looked.filter((screen) => screen.failed !== undefined || steps.includes(screen)),
);

describeInBrowser('a screen of start page, configurator or cart', () => {
  const open = sharedShopInBrowser();

  it('has no fault for axe at a desk, and on a phone, a tablet and at a desk no figure under 12 px in a drawing and nothing to scroll sideways', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const faultsAtAllSizes = async (page: Page) => [
      ...(await faultsOfScreen(page, desk)),
      ...(await smallFigures(page)),
    ];
    expect(await walkStorefront(visitor.page, open.shop, faultsAtAllSizes, { looked })).toEqual({});
  });

  inFullRun(
    'has controls of 44 px at 360 px, and leads to who sells within two clicks, to the withdrawal form and back to the consent',
    async () => {
      await using visitor = await Visitor.arrive(open.browser, phone, true);
      const faultsOnPhone = async (page: Page) => [...(await missingLegalLinks(page)), ...(await smallTargets(page))];
      expect(await walkStorefront(visitor.page, open.shop, faultsOnPhone)).toEqual({});
    },
  );

  it.each(sweep<ShopCode>(['sk', 'de', 'at', 'hu'], ['hu']))(
    'in the storefront of %s has no fault for axe, controls of 44 px and no word cut off at 360 px, and does not scroll sideways at 1024 px',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone, true);
      expect(await walkStorefront(visitor.page, open.shop, faultsThere, { code, looked: longWords })).toEqual({});
    },
  );

  it.each(sweep<ShopCode>(shopCodes, ['hu']))(
    'in the storefront of %s shows four figures of a sash width whole at 360 px [DIM-04]',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      const { dimensions } = textsIn(code);
      await page.goto(
        `${addressOf(open.shop, `${code}.localhost`)}/conf/#/rozmery/detail?productId=SL2&sklad=false&width=2400&height=1400`,
      );
      for (const sash of [1, 2]) {
        const field = page.getByRole('textbox', { name: dimensions.sashWidth(sash), exact: true });
        await eventually(async () => expect((await field.inputValue()).replace(/\s/, '')).toBe('1200'));
      }
      expect(await cutOff(page)).toEqual([]);
    },
  );
});

/** On a phone, and where the words of the top bar have the least room. */
async function faultsThere(page: Page): Promise<string[]> {
  const faults = [...(await faultsAsSeen(page)), ...(await cutOff(page)).map((text) => `cut off ${text}`)];
  await page.setViewportSize(narrowDesk);
  const tooWide = await sidewaysBy(page);
  await page.setViewportSize(phone);
  faults.push(...(await smallTargets(page)));
  return [...faults, ...(tooWide > 0 ? [`${narrowDesk.width} px: scrolls sideways by ${tooWide} px`] : [])];
}

/** Drawings are drawn again for each size, so their figures are looked at until they are large enough. */
async function smallFigures(page: Page): Promise<string[]> {
  for (const size of [phone, turnedPhone, tablet, desk]) {
    await page.setViewportSize(size);
    await eventually(async () =>
      expect({ at: page.url(), size, small: await smallWords(page) }).toMatchObject({ small: [] }),
    );
  }
  return [];
}
