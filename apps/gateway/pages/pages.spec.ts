import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Pool } from 'undici';
import { shopByCode, shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { returningText, withdrawalForm } from '@fenestra/i18n/returning-text';
import { factsOf } from '@fenestra/testing/shop-facts';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';

const inline = 'document.documentElement.dataset.begun = 1';
const template = `<!doctype html><html lang="%LANG%" data-shop="%SHOP%" data-buyer="%BUYER%" data-vat="%VAT%"><head><link rel="stylesheet" href="/assets/page-1.css"><script>${inline}</script><!--shop-head--></head><body><div id="app"><!--first-screen--></div></body></html>`;
const script = 'export const long = 1;\n'.repeat(200);

const company = {
  name: 'Fensterbau Nord GmbH',
  street: 'Am Markt 2',
  town: '50667 Köln',
  represented: 'Geschäftsführerin: Eva Lang',
  register: 'Amtsgericht Köln, HRB 12345',
  vatId: 'DE136695976',
};

const firstScreen =
  'exports.firstScreen = (page, { shop, buyer, contact }, article = "") => `<p>${page} of ${shop.code}, ${buyer}: ${contact.phone}</p>${article}`;';

const textsIn = (folder: string, part: string) => `../../libs/i18n/${folder}/${part}-texts.ts`;
const manifest = {
  'fonts/sans-latin-ext-wght.woff2': { file: 'assets/latin-ext-1.woff2' },
  'index.html': { file: 'assets/page-1.js' },
  [textsIn('at', 'frame')]: { file: 'assets/at-1.js', imports: [textsIn('de', 'frame')] },
  [textsIn('de', 'frame')]: { file: 'assets/de-1.js' },
  [textsIn('de', 'step')]: { file: 'assets/de-2.js' },
  [textsIn('hu', 'frame')]: { file: 'assets/hu-1.js' },
  [textsIn('hu', 'step')]: { file: 'assets/hu-2.js' },
  [textsIn('hu', 'cart')]: { file: 'assets/hu-3.js' },
  [textsIn('hu', 'sent')]: { file: 'assets/hu-4.js' },
};

let folder: string;
let edge: TestService;
let unbuilt: TestService;
let pool: Pool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fenestra-pages-'));
  for (const part of ['assets', 'kosik', 'conf', 'reading']) await mkdir(join(folder, part));
  for (const page of ['index.html', 'kosik/index.html', 'conf/index.html', 'reading/index.html'])
    await writeFile(join(folder, page), template);
  await writeFile(join(folder, 'assets/page-1.js'), script);
  await writeFile(join(folder, 'assets/page-1.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/page-1.js.gz'), gzipSync(script));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/first-screen.cjs'), firstScreen);
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'secret.txt'), 'not for visitors');
  await writeFile(
    join(folder, 'shops.json'),
    JSON.stringify({
      de: {
        hosts: ['fenster.example'],
        origin: 'https://fenster.example',
        contact: { people: 'Eva & Max', phone: '+49 30 1234' },
        company,
      },
    }),
  );
  const REPORTS = JSON.stringify({ sk: { heureka: { url: 'https://heureka.example/log', key: 'a-secret-key' } } });
  edge = await startTestService(gateway, {
    env: { STOREFRONT_DIR: folder, SHOPS_FILE: join(folder, 'shops.json'), REPORTS },
  });
  await mkdir(join(folder, 'unbuilt'));
  unbuilt = await startTestService(gateway, { env: { STOREFRONT_DIR: join(folder, 'unbuilt') } });
  pool = new Pool(edge.url);
});
afterAll(async () => {
  await pool.close();
  await Promise.all([edge.close(), unbuilt.close()]);
  await rm(folder, { recursive: true });
});

async function get(path: string, host = 'cs.localhost', headers: Record<string, string> = {}) {
  const answer = await pool.request({ method: 'GET', path, headers: { host, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.from(await answer.body.arrayBuffer()) };
}
const page = async (path: string, host?: string) => (await get(path, host)).body.toString();

describe('pages', () => {
  it('tell where a fault in their protection is told, by the contact of who sells there', async () => {
    const { status, headers, body } = await get('/.well-known/security.txt', 'fenster.example');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const [contact, expires, languages, canonical] = body.toString().trim().split('\n');
    expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/);
    const days = (Date.parse(expires!.replace('Expires: ', '')) - edge.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(366);
    expect([languages, canonical]).toEqual([
      'Preferred-Languages: de, en',
      'Canonical: https://fenster.example/.well-known/security.txt',
    ]);
  });

  it.each([
    ['cs.localhost:3000', 'cs-CZ', 'Okna a\u00a0dveře na míru - cs.localhost'],
    ['sk.localhost', 'sk-SK', 'Okná a\u00a0dvere na mieru - sk.localhost'],
    ['www.okna.hu', 'hu-HU', 'Méretre gyártott ablakok és ajtók - hu.localhost'],
    ['fenster.example', 'de-DE', 'Fenster und Türen nach Maß - fenster.example'],
    ['elsewhere.test', 'cs-CZ', 'Okna a\u00a0dveře na míru - cs.localhost'],
  ])('has language and title of the shop at %s [STORE-02] [ROUTE-05]', async (host, lang, title) => {
    const html = await page('/', host);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`<title>${title}</title>`);
  });

  it('names the same page of all five countries, at the addresses of the shop table', async () => {
    const html = await page('/kosik/', 'evil.example');
    expect(html.match(/rel="alternate"/g)).toHaveLength(5);
    expect(html).toContain('<link rel="alternate" hreflang="de-DE" href="https://fenster.example/kosik/" />');
    expect(html).not.toContain('evil.example');
    expect(html).not.toMatch(/%|<!--/);
  });

  it.each([
    ['hu.localhost', ['/assets/hu-1.js']],
    ['de.localhost', ['/assets/de-1.js']],
    ['at.localhost', ['/assets/at-1.js', '/assets/de-1.js']], // Austria's own words stand on the German ones
  ])('of %s load the texts of that shop and page together with the script, no others', async (host, chunks) => {
    const links = (await page('/conf/', host)).matchAll(
      /<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)"/g,
    );
    expect([...links].map(([, address]) => address)).toEqual(chunks);
  });

  it.each([
    ['/conf/', { '': ['/assets/hu-2.js'], '/rekapitulace/': ['/assets/hu-3.js'], '/objednavka/': ['/assets/hu-3.js'] }],
    ['/kosik/', { load: ['/assets/hu-4.js'], preview: ['/assets/hu-4.js'] }],
  ])(
    'at %s name the texts of screens that links lead to, which only a browser knows to be opened',
    async (path, texts) => {
      const [, named = ''] = /<script type="application\/json" id="screen-texts">(.*)<\/script>/.exec(
        await page(path, 'hu.localhost'),
      )!;
      expect(JSON.parse(named)).toEqual(texts);
      expect(await page('/', 'hu.localhost')).not.toContain('screen-texts');
    },
  );

  it.each([
    ['cs.localhost', true],
    ['hu.localhost', true],
    ['de.localhost', false],
  ])('at %s loads the font of letters beyond Latin at once only where they are written: %s', async (host, asked) => {
    const link = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin-ext-1.woff2" />';
    expect((await page('/', host)).includes(link)).toBe(asked);
  });

  it.each([
    ['/', 'cs.localhost', '<p>/ of cs, private: +420 555 010 020</p>'],
    ['/kosik/', 'fenster.example', '<p>/kosik/ of de, private: +49 30 1234</p>'],
    ['/kosik/?preview=1', 'cs.localhost', ''], // the preview has no frame
  ])('%s at %s begins with the first screen of page and shop [ROUTE-34] [OPEN-Q-106]', async (path, host, screen) => {
    expect(await page(path, host)).toContain(`<div id="app">${screen}</div>`);
  });

  it('begins as the visitor chose to buy, and privately without a choice [SHOP-07]', async () => {
    const of = async (cookie: string) => (await get('/', 'cs.localhost', { cookie })).body.toString();
    expect(await of('buyer=business')).toMatch(/data-buyer="business"[^]*of cs, business:/);
    expect(await of('')).toMatch(/data-buyer="private"[^]*of cs, private:/);
  });

  test('a page holds the dated VAT rates of its shop [OPEN-Q-44]', async () => {
    const written = /data-vat="([^"]*)"/.exec(await page('/', 'sk.localhost'))![1]!;
    expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual(shopByCode('sk').vat);
  });

  it('leads to the address with a slash and keeps the query', async () => {
    const { status, headers } = await get('/kosik?product_id=1005&type=sklad');
    expect([status, headers['location']]).toEqual([301, '/kosik/?product_id=1005&type=sklad']);
  });

  it('runs under a policy that allows the script that the build wrote into it, nothing else inline and nobody else', async () => {
    const { headers } = await get('/conf/');
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
    expect(headers['content-security-policy']).toContain(`;script-src 'self' 'sha256-${hash}';`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('is asked for again and then not sent again', async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await get('/', 'cs.localhost', { 'if-none-match': String(first.headers['etag']) });
    expect([second.status, second.body.length]).toEqual([304, 0]);
    const other = await get('/', 'sk.localhost', { 'if-none-match': String(first.headers['etag']) });
    expect(other.status).toBe(200);
  });

  it('tells in the shop’s words that it cannot answer while the storefront is not built', async () => {
    const answer = await fetch(unbuilt.url);
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ Err: 90 })]);
  });
});

describe('assets', () => {
  it('never change and come compressed for those who can read it', async () => {
    const plain = await get('/assets/page-1.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(plain.body.toString()).toBe(script);
    const br = await get('/assets/page-1.js', 'cs.localhost', { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', script]);
    const gzip = await get('/assets/page-1.js', 'cs.localhost', { 'accept-encoding': 'gzip, br;q=0' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', script]);
  });

  it.each([
    '/assets/..%2fsecret.txt',
    '/assets/../secret.txt',
    '/assets/secret.txt',
    '/assets/__proto__',
    '/assets/page-1.js.br',
    '/secret.txt',
  ])('gives nothing else out at %s', async (path) => expect((await get(path)).status).toBe(404));
});

describe('links that were rewritten', () => {
  it.each([
    ['/conf/%23/objednavka/?o=abc', '/conf/#/objednavka/?o=abc'],
    ['/kosik/%3Fcart_id=abc', '/kosik/?cart_id=abc'],
    ['/kosik/?cart_id=abc&amp;date=2026-11-22', '/kosik/?cart_id=abc&date=2026-11-22'],
    ['/kosik/?cart_id=abc.', '/kosik/?cart_id=abc'],
    ['/kontakty/.', '/kontakty/'],
  ])('%s moves to %s', async (path, address) => {
    const { status, headers } = await get(path);
    expect([status, headers['location']]).toEqual([301, address]);
  });

  it('open the page with parameters that were added', async () => {
    expect((await get('/kosik/?cart_id=abc&fbclid=x&utm_source=mail')).status).toBe(200);
  });
});

describe('an address that leads nowhere', () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  it.each(shops.map(({ code, locale }) => [code, locale]))(
    'is a page in the language of %s for a browser',
    async (code, locale) => {
      const { title, home } = textsOf(shops.find((shop) => shop.code === code)!).errors.pageNotFound;
      const { status, headers, body } = await get('/nikde/', `${code}.localhost`, { accept });
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      const html = body.toString();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(`>${title}</h1>`);
      expect(html).toContain(`<a href="/">${home}</a>`);
    },
  );

  it.each([
    ['/nikde/', 'application/json'],
    ['/nikde/', '*/*'],
    ['/api/nikde', accept],
    ['/conf/api/dist/nikde.php', accept],
    ['/assets/nikde.js', accept],
  ])('%s is JSON for %s', async (path, accepted) => {
    const { status, headers, body } = await get(path, 'de.localhost', { accept: accepted });
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect(JSON.parse(body.toString())).toMatchObject({ Err: 15 });
  });
});

describe('texts', () => {
  it('are there as data for the asking host [I18N-04] [WIRE-22]', async () => {
    const texts = JSON.parse(await page('/?data=tConfiguratorVue', 'hu.localhost')) as Record<string, unknown>;
    expect(texts).toMatchObject({ currency: 'Ft', cart: { onlyInStock: 'Jelenleg csak {0}\u00a0db van raktáron' } });
  });

  it('have the title of each page in every language [I18N-05]', async () => {
    const { titles } = JSON.parse(await page('/?data=tConfiguratorVue')) as { titles: Record<string, object> };
    expect(titles['profile']).toEqual({
      title_cs: 'Profil',
      title_sk: 'Profil',
      title_at: 'Profil',
      title_de: 'Profil',
      title_hu: 'Profil',
    });
    for (const route of Object.values(titles)) expect(Object.keys(route)).toEqual(Object.keys(titles['profile']!));
  });

  it.each([
    ['cs', 'Kč', '60200', '777123456'],
    ['sk', '€', '811 01', '+421905123456'],
    ['at', '€', 'A-1010', '06641234567'],
    ['de', '€', '01067', '015112345678'],
    ['hu', 'Ft', '1117', '06301234567'],
  ])(
    'of %s have its currency %s and how a postcode and a phone are written [I18N-02] [I18N-06] [FMT-05]',
    async (shop, currency, postcode, phone) => {
      const texts = JSON.parse(await page('/?data=tConfiguratorVue', `${shop}.localhost`)) as {
        currency: string;
        patterns: { postcode: string; phone: string };
      };
      expect(texts.currency).toBe(currency);
      expect(postcode).toMatch(new RegExp(texts.patterns.postcode));
      expect(phone).toMatch(new RegExp(texts.patterns.phone));
    },
  );

  it('are keyed by host name without port [OPEN-Q-20]', async () => {
    const body = JSON.stringify({ domain: 'SK.localhost:3000' });
    const answer = await pool.request({
      method: 'POST',
      path: '/api/translations',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(await answer.body.json()).toMatchObject({ 'sk.localhost': { lang: 'sk', texts: { currency: '€' } } });
  });

  it.each([
    ['/obchodni-podminky/', 'cs.localhost', 'Obchodní podmínky'],
    ['/ochrana-osobnich-udaju/', 'at.localhost', 'Datenschutzerklärung'],
    ['/kontakty/', 'hu.localhost', 'Kapcsolat'],
    ['/reklamace/', 'de.localhost', 'Gewährleistung und Reklamation'],
    ['/pristupnost/', 'sk.localhost', 'Prístupnosť'],
  ])('of the law stand at %s in the language of %s', async (path, host, title) => {
    const html = await page(path, host);
    expect(html).toContain(`<h1 id="nadpis" tabindex="-1">${title}</h1>`);
    expect(html).toMatch(/href="\/assets\/page-1\.css"[^]*href="\/assets\/legal-[\w-]+\.css"/);
  });

  it('stand in the frame of the shop, for whom the visitor buys [SHOP-17] [SHELL-05] [SHELL-06]', async () => {
    const { body } = await get('/kontakty/', 'hu.localhost', { cookie: 'buyer=business' });
    expect(body.toString()).toMatch(/<p>reading of hu, business: [^<]+<\/p><article class="legal">/);
  });

  it('of the contact break no number that says who sells, and say where goods go back to', async () => {
    const html = await page('/kontakty/', 'hu.localhost');
    expect(html).toContain('Cégbírósága, <span class="nowrap">01-09-000000</span>');
    expect(html).toContain(
      '<p>Fenestra, visszáru, Vzorová 1, <span class="nowrap">664 42</span> Modřice, Csehország</p>',
    );
  });

  it.each(shops.map((shop) => [shop.code, shop] as const))(
    'of withdrawal name in %s where goods go back to, who pays for that, and the form of the law [2011/83/EU Art. 6(1)(h), (i)]',
    async (code, shop) => {
      const html = await page('/odstoupeni-od-smlouvy/', `${code}.localhost`);
      const facts = { ...factsOf(shop), ...(code === 'de' && { company }) };
      const { title, paragraphs, fields, closing } = withdrawalForm(shop, facts);
      const said = [...returningText(shop, facts.returns), ...paragraphs, closing];
      for (const text of said) expect(html).toContain(`<p>${text}</p>`);
      expect(html).toContain(`<h2>${title}</h2>`);
      for (const field of fields) expect(html).toContain(`<li>${field}</li>`);
    },
  );

  it('say who receives personal data: in Germany PayPal, in Hungary no payment service', async () => {
    expect(await page('/ochrana-osobnich-udaju/', 'de.localhost')).toContain('Zahlen Sie über PayPal');
    expect(await page('/ochrana-osobnich-udaju/', 'hu.localhost')).not.toMatch(/PayPal|GoPay/);
  });

  it('name whom the shop tells of its orders among them, also where it loads none of their scripts', async () => {
    expect(await page('/ochrana-osobnich-udaju/', 'sk.localhost')).toContain('Heureka');
    expect(await page('/ochrana-osobnich-udaju/', 'cs.localhost')).not.toContain('Heureka');
  });
});

describe('header and footer for other pages [WIRE-26, WIRE-27, OPEN-Q-24]', () => {
  const templateOf = async (template: string, domain: string) =>
    JSON.parse(await page(`/api/template?domain=${domain}&template=${template}`)) as { template: string };

  it.each([
    ['partials/header', 'hu.localhost', ['>Raktárról<', 'href="http://hu.localhost', '/kosik/"']],
    ['partials/footer', 'at.localhost', ['>Datenschutz<', '/kontakty/"', '/obchodni-podminky/"']],
  ])('%s of %s has the links and words of that shop [SHELL-05, SHELL-06]', async (name, domain, parts) => {
    const { template } = await templateOf(name, domain);
    for (const part of parts) expect(template).toContain(part);
  });

  it('leads to the shop’s own address', async () => {
    expect((await templateOf('partials/header', 'fenster.example')).template).toContain(
      '<a href="https://fenster.example/kosik/">',
    );
  });

  it.each(['?domain=cs.localhost&template=partials/menu', '?template=__proto__', '?domain=cs.localhost'])(
    'are not there at %s',
    async (query) => expect((await get(`/api/template${query}`)).status).toBe(404),
  );
});

it('a list of places of no country is no request, of an unknown one nothing [OPEN-Q-121]', async () => {
  const none = await get('/api/postcodes');

  expect([none.status, (JSON.parse(none.body.toString()) as { Err: number }).Err]).toEqual([400, 40]);
  expect((await get('/api/postcodes?country=xx')).status).toBe(404);
});

describe('who sells in a shop [OPEN-Q-106]', () => {
  it('is told by its row of the shop table to page, contact page, and template', async () => {
    const head = await page('/conf/', 'fenster.example');
    for (const text of ['Eva &amp; Max', '+49 30 1234']) expect(contactIn(head)).toContain(text);
    expect(contactIn(head)).toContain('hilfe@fenestra.example'); // the row says none

    const { name, represented, register, vatId } = company;
    const contacts = await page('/kontakty/', 'fenster.example');
    for (const text of ['Eva &amp; Max', '+49 30 1234', name, 'Am Markt 2, 50667 Köln', represented, register, vatId])
      expect(contacts).toContain(text);
    const header = await get('/api/template?domain=fenster.example&template=partials/header');
    expect(header.body.toString()).toContain('+49 30 1234');
  });

  it('says who hosts the shop where its row does, as Hungary asks for [2001. évi CVIII. tv. 4. §]', async () => {
    expect(await page('/kontakty/', 'hu.localhost')).toContain('Tárhelyszolgáltató: Minta Tárhely Kft.');
    expect(await page('/kontakty/')).not.toContain('Tárhely');
  });

  it('is a placeholder without one', async () => {
    expect(contactIn(await page('/conf/'))).toContain('Jana Malá a\u00a0Petr Dvořák');
    expect(await page('/kontakty/')).toContain('IČO 00000000');
  });
});

const contactIn = (html: string): string => /<meta name="shop-contact" content="([^"]*)"/.exec(html)![1]!;
