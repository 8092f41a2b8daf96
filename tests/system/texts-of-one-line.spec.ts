import { parseRoom } from '@fenestra/domain/configuration/room';
import { checkCustomerData } from '@fenestra/domain/ordering/customer-data';
import { phoneNumber } from '@fenestra/platform/personal/phone-number';
import { declarationErrors, mailRequestErrors } from '@fenestra/domain/ordering/mail-request-errors';
import { recipientOf } from '@fenestra/domain/ordering/recipient';
import { visibleLine } from '@fenestra/domain/visible-text';
import { hasInvisibleCharacters, visibleInput } from '@fenestra/domain/invisible-characters';
import { fieldErrors } from '@fenestra/gateway/order/order-field-errors';
import { orderPage } from '@fenestra/contracts/wire/order-page';
import { shopById } from '@fenestra/domain/shop/shops';
import { decode } from 'zod/mini';
import { captchaToken } from '../harness/captcha';
import { sharedShopAndShopper } from './shop-and-shopper';

/** What stands in the middle of a field of one line, and what is typed alone. */
const within = [
  '',
  '\n',
  '\r\n',
  '\t',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u2066',
  '\u0000',
  '\ue000',
  '\u2028',
  '\u3164',
  '"',
  '&',
  '|',
  'é',
  '🏠',
];
const alone = ['', ' ', '\n', '\u00a0', '\u200b', '\ufeff', '\u202e', '\u3164', '"', '🏠'];
const shop = shopById(7);
/** Fields of the wire that are always filled. */
const lines = ['jmeno', 'prijmeni', 'ulice', 'mesto', 'psc', 'kontaktEmail', 'kontaktTel'];

describe('a field of one line', () => {
  const open = sharedShopAndShopper();

  const refusedFields = (body: Record<string, unknown>): string[] => Object.keys(body['fields'] ?? {}).toSorted();

  type Typed = Readonly<Record<'line' | 'email' | 'phone' | 'postcode' | 'number', string>>;
  const typedWith = (sign: string): Typed => ({
    line: `Jana${sign}Nová`,
    email: `jana${sign}@example.test`,
    phone: `601${sign}222333`,
    postcode: `602${sign}00`,
    number: `2026/07${sign}000999`,
  });
  const typedAs = (text: string): Typed => ({ line: text, email: text, phone: text, postcode: text, number: text });
  /** What a field of the page makes of it, before it is sent. */
  const pasted = (typed: Typed): Typed => {
    const { line, email, phone, postcode, number } = typed;
    return { line: visibleInput(line), email: visibleInput(email), phone: visibleInput(phone), postcode: visibleInput(postcode), number: visibleInput(number) }; // prettier-ignore
  };
  const all: [string, Typed][] = [
    ...within.map((sign): [string, Typed] => [`with ${JSON.stringify(sign)} within`, typedWith(sign)]),
    ...within.filter(hasInvisibleCharacters).map((sign): [string, Typed] => [`pasted with ${JSON.stringify(sign)} within`, pasted(typedWith(sign))]), // prettier-ignore
    ...alone.map((text): [string, Typed] => [`that is ${JSON.stringify(text)}`, typedAs(text)]),
  ];

  it.each(all)(
    '%s is taken or refused in an order by page and shop alike, and stored as the page shows it',
    async (_, { line, email, phone, postcode }) => {
      const cart = await open.shopper.newCart();
      await open.shopper.addStock(cart);
      await open.shopper.pickUp(cart);
      const address = { street: line, city: line, postcode };
      const typed = {
        firstName: line,
        lastName: line,
        email,
        phone,
        address,
        company: null,
        note: '',
        acceptsTerms: true,
      };
      const sections = {
        invoice: { firstName: line, lastName: line, company: '', id: '', taxId: '', address },
        delivery: { name: line, phone, address },
      };
      const isFilled = visibleLine(line) !== ''; // a section without anything is closed
      const onPage = checkCustomerData(
        { ...typed, ...(isFilled ? sections : { invoice: null, delivery: null }) },
        'cs',
        phoneNumber,
      );
      const ofSections = {
        ...{
          faJmeno: line,
          faPrijmeni: line,
          faFirma: '',
          faIC: '',
          faDIC: '',
          faUlice: line,
          faMesto: line,
          faPsc: postcode,
        },
        ...{ dodJmeno: line, dodTelefon: phone, dodUlice: line, dodMesto: line, dodPsc: postcode },
      };
      const { body } = await open.shopper.order(cart, 'prevodem_1', 1, {
        ...{
          jmeno: line,
          prijmeni: line,
          ulice: line,
          mesto: line,
          psc: postcode,
          kontaktEmail: email,
          kontaktTel: phone,
        },
        ...(isFilled && ofSections),
      });

      expect(body['fields']).toEqual(onPage.ok ? undefined : fieldErrors(shop, onPage));
      expect(body['Err'] === 0).toBe(onPage.ok);
      if (hasInvisibleCharacters(line)) expect(Object.keys(body['fields']!)).toEqual(expect.arrayContaining(lines));
      if (!onPage.ok) return;
      expect(hasInvisibleCharacters(JSON.stringify(onPage.value))).toBe(false);
      const page = await open.shopper.get(`/api/order/${String(body['token'])}/page`);
      const { Err: _code, ErrText: _text, ...told } = page.body;
      expect(decode(orderPage, told as never).recipient).toEqual(recipientOf(onPage.value, shop));
    },
  );

  const named = all.filter(([, { line }]) => line !== ''); // saved for oneself, it goes to nobody
  it.each(named)('%s is taken or refused by page and shop alike where a link is sent', async (_, { line, email }) => {
    const { body } = await open.shopper.post('/api/configuration', { name: line, email, note: '', domain: 'cs.localhost', type: 'O', route: '/', configuration: 'A'.repeat(22) }); // prettier-ignore
    expect(refusedFields(body)).toEqual(Object.keys(mailRequestErrors({ name: line, email })).toSorted());
  });

  it.each(all)(
    '%s is refused as a room where the page leaves something out of it, and taken as the page makes it',
    async (_, { line }) => {
      const configuration = await open.shopper.newConfiguration();
      const label = async (mistnost: string | null) =>
        (await open.shopper.configurator('zmenMistnost', configuration, { mistnost })).body;
      const isWhole = line !== '' && line.trim() === line && !hasInvisibleCharacters(line);
      expect((await label(line))['Err'] === 0).toBe(isWhole);

      const { Err: code, mistnost: kept = null } = await label(parseRoom(line));
      expect({ code, kept }).toEqual({ code: 0, kept: parseRoom(line) });
    },
  );

  it.each(all)(
    '%s is taken or refused by page and shop alike where somebody withdraws',
    async (_, { line, email, number }) => {
      const { body } = await open.shopper.post('/api/withdrawal', { jmeno: line, cislo: number, email });
      const onPage = declarationErrors({ name: line, number, email });
      expect(refusedFields(body)).toEqual(
        Object.keys(onPage)
          .map((name) => ({ name: 'jmeno', number: 'cislo', email: 'email' })[name]!)
          .toSorted(),
      );
    },
  );

  it.each(all)(
    '%s is taken or refused by page and shop alike where somebody writes',
    async (_, { line, phone, email }) => {
      const page = { browser: '', confId: '', logId: '', shopId: 7, domain: 'cs.localhost', router: '' };
      const { body } = await open.shopper.post('/api/user-feedback', { ...page, ...{ name: line, phone, email, content: line }, recaptchaToken: await captchaToken(open.shop) }); // prettier-ignore
      const onPage = Object.entries({ name: line, phone, email, content: line }).filter(
        ([field, text]) => visibleLine(text) === '' || (field !== 'content' && hasInvisibleCharacters(text)),
      );
      expect(refusedFields(body)).toEqual(onPage.map(([name]) => name).toSorted());
    },
  );
});
