import type { Locator } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { sweep } from '@fenestra/testing/sweep';
import { addressOf, describeInBrowser, desk, phone, Visitor } from '../browser/browser';
import { sharedShopInBrowser } from '../browser/shop-in-browser';

/** The note that is seen in the middle of a place on the screen. */
async function seenAt(place: Locator): Promise<string | null> {
  const { x, y, width, height } = (await place.boundingBox())!;
  const middle = `${x + width / 2}, ${y + height / 2}`;
  return place
    .page()
    .evaluate<string | null>(
      `document.elementFromPoint(${middle})?.closest('[role=status], [role=alert]')?.textContent ?? null`,
    );
}

describeInBrowser('what is said of widths of sashes', () => {
  const open = sharedShopInBrowser();

  describe.each(sweep([phone, desk], [phone]))('$width px wide', (viewport) => {
    it.each([
      ['SL2', '700', /Skla budou různě široká/],
      ['ST3', '400', /Křídlo má být|musí být aspoň/],
    ])('comes into sight below their fields, of %s with %s mm [DIM-06] [DIM-14]', async (product, width, said) => {
      await using visitor = await Visitor.arrive(open.browser, viewport);
      const { page } = visitor;
      await page.goto(`${addressOf(open.shop)}/conf/#/rozmery/detail?productId=${product}&sklad=false`);
      await page.waitForLoadState('networkidle'); // until it can judge by itself
      await page.getByRole('textbox', { name: 'Křídlo 1' }).fill(width);
      await page.keyboard.press('Enter');
      const note = page.getByText(said).last();
      await note.waitFor();
      await eventually(async () => expect(await seenAt(note)).toMatch(said));
    });
  });
});
