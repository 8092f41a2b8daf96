import { type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { legalPages } from '@fenestra/storefront/lib/navigation/overlay';
import { sweep } from '@fenestra/testing/sweep';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { imprint, missingLegalLinks, pathsFrom } from './legal-links';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';

const { shell, withdrawal } = textsIn('cs');

describeInBrowser('who sells stands within two clicks of every page (2000/31/EC Art. 5, texts-de-at 4.16)', () => {
  const open = sharedShopInBrowser();

  it.each(sweep<ShopCode>(shopCodes, ['cs', 'de']))('in the start page of %s it is one click away', async (code) => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    await visitor.page.goto(addressOf(open.shop, `${code}.localhost`));
    await visitor.page.getByRole('contentinfo').waitFor();
    expect(await pathsFrom(visitor.page)).toContain(imprint);
  });

  it('the withdrawal form opens from the configurator by a press', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await page.goto(`${addressOf(open.shop)}/conf/#/rozmery/?productId=OS1&sklad=false`);
    await page.getByRole('link', { name: shell.withdraw }).click();
    await page.getByRole('heading', { level: 1, name: withdrawal.heading }).waitFor();
  });

  it('on the pages of the law, which lead to the withdrawal form and back to the consent too', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    for (const path of Object.values(legalPages)) {
      await visitor.page.goto(addressOf(open.shop) + path);
      expect(await missingLegalLinks(visitor.page)).toEqual([]);
    }
  });
});
