import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, describeInBrowser, Visitor } from '../browser/browser';
import { shopInBrowser } from '../browser/shop-in-browser';
import { writeIndexPage } from './index-page';
import type { Screen } from './screen';
import { screensOfConfigurator } from './screens-of-configurator';
import { screensOfDesk } from './screens-of-desk';
import { screensOfMails } from './screens-of-mails';
import { screensOfOrder } from './screens-of-order';
import { sizeOf, takeScreen, usualWidths } from './take-screen';

/** Chosen by tools/screens.mjs. */
const folder = process.env['SCREENS_FOLDER'] ?? join(tmpdir(), 'fenestra-screens');
const only = process.env['SCREENS_ONLY']?.split(',');
const pictures = process.env['SCREENS_PICTURES'];

const all: readonly Screen[] = [...screensOfConfigurator, ...screensOfOrder, ...screensOfMails, ...screensOfDesk];
const wanted = all.filter(({ picture }) => !only || only.some((start) => picture.startsWith(start)));

describeInBrowser('a screen of the shop', () => {
  const open = shopInBrowser();

  beforeAll(() => mkdirSync(folder, { recursive: true }));
  afterAll(() => writeIndexPage(folder, pictures));

  it.each(wanted)(
    'is taken as in $picture',
    async ({ picture, shop, widths = usualWidths, inSight = false, arrive }) => {
      await using visitor = await Visitor.arrive(open.browser, sizeOf(widths[0]!));
      await arrive(visitor, { shop: open.shop, host: addressOf(open.shop, `${shop}.localhost`) });
      for (const width of widths)
        await takeScreen(visitor.page, sizeOf(width), join(folder, `${picture}-${width}.png`), inSight);
    },
    120_000,
  );
});
