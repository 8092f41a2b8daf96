import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { sweep } from '@fenestra/testing/sweep';
import { sharedShopInBrowser } from './shop-in-browser';
import { openSizes, writeSize } from './sizes';

/** Counts, in the page, how often the pinned drawing changes between low and high in the next thirty frames. */
const changesOfDrawing = `new Promise((done) => {
  let changes = 0;
  const watching = new MutationObserver((seen) => (changes += seen.length));
  watching.observe(document.querySelector('[data-pinned]'), { attributeFilter: ['class'] });
  const wait = (frames) => (frames > 0 ? requestAnimationFrame(() => wait(frames - 1)) : done(changes));
  wait(30);
})`;

describeInBrowser('a size that is asked about', () => {
  const open = sharedShopInBrowser();

  it.each(sweep([phone, desk], [phone]))(
    'comes into sight, the page rests, and each answer is one press; undo and reload go back, $width px wide [DIM-08]',
    async (viewport) => {
      await using visitor = await Visitor.arrive(open.browser, viewport);
      const { page } = visitor;
      const isWide = (text: string) => page.getByRole('img', { name: new RegExp(`${text} × 2 100 mm`) }).waitFor();
      const ask = async () => {
        await writeSize(page, 'Šířka', '120');
        await page.getByText('Myslíte 120 cm?').waitFor();
      };
      await openSizes(page, `${addressOf(open.shop)}/conf/#/rozmery/?productId=E1&sklad=false`);
      await ask();
      expect(await page.evaluate<number>(changesOfDrawing)).toBeLessThanOrEqual(1);
      await page.getByRole('button', { name: 'Ano, 1 200 mm' }).click();
      await isWide('1 200');
      await page.getByRole('button', { name: /^Zpět: / }).click(); // also while the drawing of a phone is low
      await isWide('1 000');
      await ask();
      await page.getByRole('button', { name: 'Ne, 120 mm' }).click();
      await page.getByText(/Hodnota pro šířku musí být mezi/).waitFor();
      await page.reload();
      await isWide('1 000');
    },
  );
});
