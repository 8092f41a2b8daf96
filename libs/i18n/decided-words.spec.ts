import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { textsOf } from './texts-of';

/** All that a shop says, patterns too. */
const textIn = (texts: object): string =>
  JSON.stringify(texts, (_, text: unknown) => (typeof text === 'function' ? String(text) : text)).replaceAll(
    /\u00a0|\\+u00a0/g,
    ' ',
  );
const saidBy = (code: ShopCode): string => textIn(textsOf(shopByCode(code)));
const czech = saidBy('cs');

it.each([
  'Košík je prázdný',
  'Nejprve vyberte dopravu',
  'Aktuálně skladem pouze',
  'Platba proběhla v pořádku',
  'Něco se pokazilo. Platba neproběhla, zaplaťte prosím znovu nebo kontaktujte zákaznickou linku.',
  'Nic nenalezeno',
])('the Czech shop says "%s" [OPEN-Q-91]', (words) => {
  expect(czech).toContain(words);
});

test.each(shopCodes)(
  'the terms of %s state that accessories made to size add up to 10 working days [CONST-08]',
  (code) => {
    const { paragraphs } = textsOf(shopByCode(code)).legal.shipping;

    expect(paragraphs.some((text) => /10\u00a0(pracovn|Arbeitstag|munkanap)/.test(text))).toBe(true);
  },
);

test('texts take the days of the delivery promise from its table [CONST-07 to CONST-09]', () => {
  const written = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .filter((name) =>
      /(28|10|2.{0,5}3)(\\u00a0| )(pracovn|Arbeitstag|munkanap)/.test(readFileSync(join(__dirname, name), 'utf8')),
    );

  expect(written).toEqual([]);
});

it('no text of Hungary says that delivery is priced by postcode: it is told after the order', () => {
  const sentences = saidBy('hu').split(/[.!?;"`]\s*/);

  expect(sentences.filter((text) => /szállítás/i.test(text) && /irányítószám.*szerint/.test(text))).toEqual([]);
});

it.each(['at', 'de'] as const)(
  '%s says of an order paid in cash one handover, not two of which one is not meant',
  (code) => {
    const { legal, ...ofOrders } = textsOf(shopByCode(code));
    const { orderPaper, wireNames } = ofOrders;
    const inCash = [
      ...[wireNames.laterPayment.rest.cash('1'), wireNames.laterPayment.all.cash('1')],
      ...[orderPaper.plan.ways.cash, wireNames.restInCash],
    ];

    for (const text of inCash) expect(text).toMatch(/bar bei der Übergabe/);
    expect(textIn(ofOrders)).not.toContain('Lieferung oder Abholung');
    expect(textIn(legal)).toContain('bar bei Lieferung oder Abholung'); // of whoever has not chosen yet
  },
);

it.each(shopCodes)('%s does not say that data are missing where they may be wrong [ORDER-11]', (code) => {
  const { errors, faults } = textsOf(shopByCode(code)).checkout;

  for (const text of [errors(1), errors(3), errors(5)]) expect(text).toMatch(/kontrolujte|prüfen|ellenőrizze/);
  if (code === 'hu') expect(faults.email).toMatch(/^Ellenőrizze az e-mail-címet/); // an address with a comma is whole
});

describe('after a preliminary order', () => {
  const sentences = (code: ShopCode): string[] => saidBy(code).split(/[.!?"`]\s*/);

  it.each([
    ['cs', /techni[^,]* zavolá/i, /klientské(ho)? centr/i, 'do dalšího pracovního dne'],
    ['sk', /techni[^,]* zavolá/i, /klientske(ho)? centr/i, 'do ďalšieho pracovného dňa'],
    ['at', /Techniker[^,]* (ruft|anruf)/i, /Kundenservice/, 'spätestens am nächsten Arbeitstag'],
    ['de', /Techniker[^,]* (ruft|anruf)/i, /Kundenservice/, 'spätestens am nächsten Arbeitstag'],
  ] as const)(
    '%s says that the client centre calls by the next working day, and never that a technician does [SHOP-12] [OPEN-Q-74]',
    (code, technicianCalls, centre, term) => {
      const wrong = sentences(code).filter((sentence) => technicianCalls.test(sentence) && !centre.test(sentence));
      const { preliminaryNote } = textsOf(shopByCode(code)).checkout;
      const { preliminaryLead, saysPreliminary } = textsOf(shopByCode(code)).recap;

      expect(wrong).toEqual([]);
      for (const text of [preliminaryNote, preliminaryLead, saysPreliminary].map((each) =>
        each.replaceAll('\u00a0', ' '),
      ))
        expect([text, centre.test(text), text.includes(term)]).toEqual([text, true, true]);
    },
  );

  it('hu says that a technician calls within two working days, and never that anybody else does [SHOP-13]', () => {
    const calls = sentences('hu').filter((sentence) => /felhívj?[aá]? Önt/i.test(sentence));
    const { checkout, recap } = textsOf(shopByCode('hu'));

    expect(calls.filter((sentence) => !/technikus/i.test(sentence))).toEqual([]);
    for (const text of [checkout.preliminaryNote, recap.preliminaryLead, recap.saysPreliminary])
      expect(text).toMatch(/technikus.* két munkanapon belül felhívja Önt/i);
  });
});

describe('the start page says', () => {
  const day = '(pracovn|Arbeitstag|Werktag|munkanap)';
  const said = (code: ShopCode) => {
    const { stockHeading, stockLead, steps } = textsOf(shopByCode(code)).start;
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    return { stockHeading: plain(stockHeading), stockLead: plain(stockLead), steps: plain(JSON.stringify(steps)) };
  };

  it.each(shopCodes)(
    'in %s that stock leaves within two working days and arrives in two to three [CONST-06] [CONST-07]',
    (code) => {
      expect(said(code).stockHeading).toMatch(new RegExp(`(dvou|dvoch|zwei|két) ${day}`));
      expect(said(code).stockLead).toMatch(new RegExp(`2 ?(až|bis|–) ?3 ${day}`));
    },
  );

  it.each(shopCodes)('in %s that goods made to measure take up to 28 working days [CONST-09]', (code) => {
    expect(said(code).steps).toMatch(new RegExp(`28 ${day}`));
  });
});

it('the Slovak shop sets what it begs off by commas', () => {
  const begged = saidBy('sk').match(/.{0,20}prosím(?!e).?/g)!;

  expect(begged.length).toBeGreaterThan(20);
  expect(begged.filter((words) => !words.endsWith(', prosím,'))).toEqual([]);
});
