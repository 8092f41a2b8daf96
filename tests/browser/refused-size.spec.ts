import type { Page } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { plain } from './amounts';
import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { cutOff } from './cut-off';
import { faultsAsSeen } from './look-at-screen';
import { sharedShopInBrowser } from './shop-in-browser';
import { openSizes, writeSize } from './sizes';

const limit = /^(aspoň|nejvýš)/;

/** Limits of that drawing that lie on the screen whole, in letters that can be read. */
async function limitsOn(page: Page, width: number): Promise<string[]> {
  const limits = page.locator('svg text').filter({ hasText: limit });
  await limits.first().waitFor();
  const told = new Set<string>();
  for (const one of await limits.all()) {
    const box = (await one.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(9);
    told.add(plain((await one.textContent())!));
  }
  return [...told].toSorted();
}

describeInBrowser('a refused size', () => {
  const open = sharedShopInBrowser();

  it.each(sweep([phone, desk], [phone]))(
    'of too large an area has the limit of each side at its dimension, and none after the repair, $width px wide [DIM-09]',
    async (viewport) => {
      await using visitor = await Visitor.arrive(open.browser, viewport);
      const { page } = visitor;
      await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/?productId=F1&sklad=false`);
      await writeSize(page, 'Šířka', '1100');
      await writeSize(page, 'Výška', '2400');
      await writeSize(page, 'Šířka', '2600');
      // The drawing is written for its new place once the page has measured that.
      await eventually(async () =>
        expect(await limitsOn(page, viewport.width)).toEqual(['nejvýš 1 119', 'nejvýš 1 207']),
      );
      expect(await faultsAsSeen(page)).toEqual([]);
      await page.getByRole('button', { name: /^Změnit na 2 600 × 1 119 mm/ }).click();
      await page
        .getByRole('img', { name: /2 600 × 1 119 mm/ })
        .first()
        .waitFor();
      await eventually(async () => expect(await page.locator('svg text').filter({ hasText: limit }).count()).toBe(0));
    },
  );

  inFullRun('of an element has the price of its repair whole at 360 px', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/sestava?productId=SE-DVERE&sklad=false`);
    await writeSize(page, 'Šířka prvku', '9999');
    await page.getByRole('button', { name: /^Prvek 1 změnit na .* Kč$/ }).waitFor();
    expect(await cutOff(page)).toEqual([]);
  });

  inFullRun(
    'stays in its field while the catalogue does not come, keeps Continue there, and is mended by what the shop answers [STEP-05] [DIM-08] [DIM-09]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      visitor.foresees(/status of 503/);
      await page.route('**/api/catalogue/**', (route) =>
        route.fulfill({ status: 503, json: { Err: 90, ErrText: '' } }),
      );
      await page.goto(`${addressOf(open.shop)}/conf/#/rozmery/?productId=SL2&sklad=false`);
      await writeSize(page, 'Šířka', '4000');
      await page.getByText(/Hodnota pro šířku musí být mezi/).waitFor();
      await page.getByRole('button', { name: 'Pokračovat' }).click();
      const field = page.getByRole('textbox', { name: 'Šířka', exact: true });
      await field.and(page.locator(':focus')).waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);
      await page.getByRole('button', { name: /^Změnit na 2 800 mm/ }).click();
      await eventually(async () => {
        expect(plain(await field.inputValue())).toBe('2 800');
        expect(await field.getAttribute('aria-invalid')).toBeNull();
      });
    },
  );
});
