import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sweep } from '@fenestra/testing/sweep';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { drawn } from './look-at-screen';
import { sharedShopInBrowser } from './shop-in-browser';

const built = join(__dirname, '../../apps/storefront/dist/.vite/manifest.json');

/** `hu/step` for each chunk of texts of the built page. */
function textsByChunk(): Map<string, string> {
  const manifest = JSON.parse(readFileSync(built, 'utf8')) as Record<string, { readonly file: string }>;
  return new Map(
    Object.entries(manifest).flatMap(([source, { file }]): [string, string][] => {
      const texts = /i18n\/(.*)-texts\.ts$/.exec(source)?.[1];
      return texts === undefined ? [] : [[`/${file}`, texts]];
    }),
  );
}

/** On how many lines the words of each button of that group stand. */
const linesOfEach = (group: string): string => `
  [...document.querySelectorAll('[role=group][aria-label="${group}"] button')].map((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getClientRects().length;
  })`;

type PageOfShop = [code: string, path: string, title: string, first: string[], ofScreen?: string[]];
const pages: PageOfShop[] = [
  ['cs', '/', 'Okna a dveře na míru, přesně na milimetr', ['cs/frame', 'cs/goods', 'cs/start']],
  ['cs', '/kosik/', 'Košík je prázdný', ['cs/cart', 'cs/frame', 'cs/goods', 'cs/saved']],
  ['hu', '/', 'Méretre gyártott ablakok és ajtók, milliméterre pontosan', ['hu/frame', 'hu/goods', 'hu/start']],
  ['hu', '/conf/', 'Hogyan nyíljon az ablak?', ['hu/frame'], ['hu/step']],
  ['hu', '/kosik/', 'A kosár üres', ['hu/cart', 'hu/frame', 'hu/goods', 'hu/saved']],
  // Austria's own words, and the German ones that they stand on.
  [
    'at',
    '/',
    'Fenster und Türen nach Maß, auf den Millimeter genau',
    ['at/frame', 'at/goods', 'at/start', 'de/frame', 'de/goods', 'de/start'],
  ],
  ['at', '/conf/', 'Wie soll sich das Fenster öffnen lassen?', ['at/frame', 'de/frame'], ['at/step', 'de/step']],
];
/** The usual run opens each kind of page, and each kind of language: the first one, another, one that extends another. */
const usualPages = pages.filter(([code, path]) => ['cs/kosik/', 'hu/', 'hu/conf/', 'at/'].includes(code + path));

/** The usual run takes the shop with the longest words. */
const blindWords = [
  ['cs', 'Žaluzie', 'Ovládání'],
  ['sk', 'Žalúzie', 'Ovládanie'],
  ['de', 'Jalousien', 'Bedienung'],
  ['hu', 'Reluxa', 'Kezelés'],
] as const;

describeInBrowser('the texts of a page', () => {
  const open = sharedShopInBrowser();

  it.each(sweep(pages, usualPages))(
    'of %s at %s are all of that shop, and its head names those that it begins with',
    async (code, path, title, first, ofScreen = []) => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      const textsIn = textsByChunk();
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(textsIn.get(new URL(request.url()).pathname) ?? ''));

      const html = await page.goto(addressOf(open.shop, `${code}.localhost`) + path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();

      const named = (await html!.text()).matchAll(
        /<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]*)"/g,
      );
      const begins = [...named].flatMap(([, file]) => textsIn.get(file!) ?? []);
      expect(begins.toSorted()).toEqual(first);
      const texts = loaded.filter((chunk) => chunk !== '');
      expect(texts).toEqual(expect.arrayContaining([...first, ...ofScreen]));
      const others = texts.filter((chunk) => !first.some((own) => chunk.startsWith(own.slice(0, 3))));
      expect(others).toEqual([]);
    },
  );

  it.each(
    sweep(
      blindWords,
      blindWords.filter(([code]) => code === 'hu'),
    ),
  )('of %s name the sides of a blind on one line of a phone', async (code, blinds, control) => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await page.goto(`${addressOf(open.shop, `${code}.localhost`)}/conf/#/doplnky/?productId=SL2&sklad=false`);
    await page.getByRole('link', { name: blinds }).first().click();
    await page.getByRole('group', { name: control }).waitFor();

    await drawn(page);
    expect(await page.evaluate(linesOfEach(control))).toEqual([1, 1, 1]);
  });
});
