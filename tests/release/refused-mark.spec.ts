import { addressOf, describeInBrowser, Visitor } from '../browser/browser';
import { sharedShopInBrowser } from '../browser/shop-in-browser';
import { openSizes, writeSize } from '../browser/sizes';

describeInBrowser('the mark of a refused size on the drawing', () => {
  const open = sharedShopInBrowser();

  it('is there with the limit until a possible width of the sash is taken, or the widths are undone [DIM-06] [DIM-09]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    const mark = page.locator('svg').getByText(/^aspoň \d+$/);
    const write = (width: string) => writeSize(page, 'Křídlo 1', width);
    await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/detail?productId=SL2&sklad=false`);
    await write('200');
    await mark.waitFor();
    await write('700');
    await mark.waitFor({ state: 'detached' });
    await write('200');
    await mark.waitFor();
    await page.getByRole('button', { name: /^Zpět: / }).click();
    await mark.waitFor({ state: 'detached' });
  });

  it('is at width and height where both are beyond their limits [DIM-09]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/?productId=OS1&sklad=false`);
    await writeSize(page, 'Šířka', '4000');
    await writeSize(page, 'Výška', '4000');
    const marks = page.locator('svg').getByText(/^nejvýš /);
    await marks.nth(1).waitFor();
    expect((await marks.allTextContents()).map((text) => text.replace(/\s/g, ' '))).toEqual([
      'nejvýš 1 500',
      'nejvýš 1 800',
    ]);
  });

  it('stays while the other side is asked about, and the price says of which size it is [DIM-08] [DIM-09]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/?productId=ST2&sklad=false&width=1600&height=1450`);
    await writeSize(page, 'Šířka', '2640');
    await writeSize(page, 'Výška', '145');
    await page.getByText('Myslíte 145 cm?').waitFor();
    await page
      .locator('svg')
      .getByText(/^nejvýš 2\s500$/)
      .waitFor();
    const price = await page.locator('[data-price]').first().textContent();
    expect(price!.replace(/\s/g, ' ')).toContain('cena pro 1 600 × 1 450 mm');
  });
});
