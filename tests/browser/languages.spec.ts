import { addressOf, describeInBrowser, Visitor } from './browser';
import { shopInBrowser } from './shop-in-browser';

describeInBrowser('the texts of a page', () => {
  const open = shopInBrowser();

  it.each([
    ['cs', '/', 'Okna a dveře na míru, přesně na milimetr', 2],
    ['cs', '/kosik/', 'Košík je prázdný', 4],
    ['hu', '/', 'Méretre gyártott ablakok és ajtók, milliméterre pontosan', 2],
    ['hu', '/conf/', 'Hogyan nyíljon az ablak?', 3],
    ['hu', '/kosik/', 'A kosár üres', 4],
    ['at', '/conf/', 'Wie soll sich das Fenster öffnen?', 6], // its own words, and the German ones that they stand on
  ])(
    'in %s at %s are those of that shop, and the page named the parts beforehand that it begins with',
    async (code, path, heading, chunks) => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));

      const html = await page.goto(addressOf(open.shop, `${code}.localhost`) + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();

      const named = (await html!.text()).matchAll(/<link rel="modulepreload" crossorigin href="([^"]*-texts-[^"]*)"/g);
      const files = [...named].map(([, file]) => file!);
      expect(files).toHaveLength(chunks);
      expect(loaded).toEqual(expect.arrayContaining(files)); // others may have come since
    },
  );
});
