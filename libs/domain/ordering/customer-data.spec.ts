import fc from 'fast-check';
import { type ShopCode, shopCodes } from '../shop/shops';
import { visibleInput } from '../invisible-characters';
import { cleanText, contactPatterns, parsePhoneWithoutMetadata, parsePostcode } from './contact';
import { checkCustomerData, destinationOf, postcodeError } from './customer-data';
import type { CustomerData } from './customer';
import { parseEmail } from './email-address';

const address = { street: 'Dlouhá 12', city: 'Brno', postcode: '602 00' };

const typed = (changes: Partial<CustomerData> = {}): CustomerData => ({
  firstName: 'Jana',
  lastName: 'Nováková',
  email: 'jana@example.cz',
  phone: '777 123 456',
  address,
  company: null,
  invoice: null,
  delivery: null,
  note: '',
  acceptsTerms: true,
  ...changes,
});

const faultsOf = (data: CustomerData) => {
  const checked = checkCustomerData(data, 'cs', parsePhoneWithoutMetadata);
  return checked.ok ? {} : checked.details?.['fields'];
};

describe('customer data', () => {
  it('are stored in one form [CUST-27, OPEN-Q-72, OPEN-Q-99]', () => {
    const checked = checkCustomerData(
      typed({ note: 'zvonek "Novák" & syn | 2. patro' }),
      'cs',
      parsePhoneWithoutMetadata,
    );

    expect(checked.ok && checked.value).toMatchObject({
      phone: '+420777123456',
      address: { postcode: '60200' },
      note: 'zvonek Novák  syn  2. patro',
    });
  });

  it('name every missing field at once [CUST-06, CUST-10]', () => {
    const nothing = { firstName: '', lastName: ' ', email: '@', phone: '', acceptsTerms: false };

    expect(faultsOf(typed({ ...nothing, address: { street: '|', city: '', postcode: '' } }))).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
      'address.street': 'required',
      'address.city': 'required',
      'address.postcode': 'required',
      acceptsTerms: 'terms',
    });
  });

  it('ask a company for its numbers [SHOP-02, CUST-11, OPEN-Q-71, OPEN-Q-115]', () => {
    const company = { name: 'Okna s.r.o.', id: '', taxId: '', vatPayer: false };
    expect(faultsOf(typed({ company }))).toEqual({ 'company.id': 'required', 'company.taxId': 'required' });
    expect(faultsOf(typed({ company: { ...company, id: '27082440', taxId: 'CZ27082440' } }))).toEqual({});
    expect(faultsOf(typed({ company: { ...company, id: '27082441', taxId: 'CZ27082441' } }))).toEqual({
      'company.id': 'companyId',
      'company.taxId': 'taxId',
    });
  });

  it('ask for own invoice and delivery addresses only where they are given [CUST-23, CUST-24]', () => {
    const empty = { street: '', city: '', postcode: '602' };
    const invoice = { firstName: 'Jan', lastName: '', company: 'Firma', id: '', taxId: 'CZ27082440', address };
    expect(faultsOf(typed({ invoice, delivery: { name: 'Jan', phone: 'abc', address: empty } }))).toEqual({
      'invoice.lastName': 'required',
      'invoice.id': 'required',
      'delivery.phone': 'phone',
      'delivery.address.street': 'required',
      'delivery.address.city': 'required',
      'delivery.address.postcode': 'postcode',
    });
    expect(faultsOf(typed({ invoice: { ...invoice, lastName: 'Novák', company: '', taxId: '' } }))).toEqual({});
  });

  it('checked once more stay as they are', () => {
    const once = checkCustomerData(typed({ note: 'a "b"' }), 'cs', parsePhoneWithoutMetadata);
    expect(once.ok && checkCustomerData(once.value, 'cs', parsePhoneWithoutMetadata)).toEqual(once);
  });
});

describe('a postcode', () => {
  it.each([
    ['cs', '602 00', '60200'],
    ['cs', '602\u00a000', '60200'],
    ['cs', 'CZ-602 00', '60200'],
    ['sk', '010 01', '01001'],
    ['at', 'A-1010', '1010'],
    ['de', 'D-01067', '01067'],
    ['hu', 'H-1117', '1117'],
    ['at', '10100', null],
    ['cs', '6020', null],
    ['cs', '6020O', null],
  ] as const)('in %s typed as %s is %s [CUST-14 to CUST-18]', (shop, text, expected) => {
    expect(parsePostcode(text, shop)).toBe(expected);
  });
});

describe('the postcode of a delivery', () => {
  const faultAt = (shop: ShopCode, postcode: string) => postcodeError(postcode, shop);

  test.each([
    ['cs', ['000 00', '099 99', '200 00', '420 00', '52000', 'CZ-80000', '999 99']],
    ['sk', ['000 00', '00999', '100 00', '79999', '860 00', 'SK-899 99']],
    ['at', ['0000', 'A-0999', '2999', '5899', '7600', '7999']],
    ['de', ['00000', '00999', 'D-05000', '43000', '62999']],
    ['hu', ['0000', 'H-0999']],
  ] as const)('is refused in %s when none of the country begins so: %j', (shop, postcodes) => {
    expect(postcodes.map((postcode) => faultAt(shop, postcode))).toEqual(postcodes.map(() => 'noPostcode'));
  });

  test.each([
    ['cs', ['602 00', '657 01', '225 99', '798 62']],
    ['sk', ['811 01', '800 00', '010 01']],
    ['at', ['1010', '1400', '9992']],
    ['de', ['01067', '11011', '99998']],
    ['hu', ['1011', '1397', '9985']],
  ] as const)('is taken in %s of places and of large recipients: %j', (shop, postcodes) => {
    expect(postcodes.map((postcode) => faultAt(shop, postcode))).toEqual(postcodes.map(() => undefined));
  });

  test.each([
    ['the first address', null, 'address.postcode', '602 00'],
    [
      'another address',
      { name: 'J', phone: '601 222 333', address: { ...address, postcode: '110 00' } },
      'delivery.address.postcode',
      '110 00',
    ],
  ])('is that of %s, to which the goods go', (_, delivery, field, postcode) => {
    expect(destinationOf(typed({ delivery }))).toEqual({ field, postcode });
  });

  test('alone has to begin so: the address of somebody from abroad is taken', () => {
    expect(faultsOf(typed({ address: { ...address, postcode: '811 01' } }))).toEqual({});
  });
});

describe('the patterns of a shop', () => {
  it.each(shopCodes)('of %s match nothing that the checks refuse [I18N-06]', (shop) => {
    const { phone, postcode } = contactPatterns(shop);
    const settings = { numRuns: 300 };
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(phone)), fc.stringMatching(new RegExp(postcode)), (number, code) => {
        expect([parsePhoneWithoutMetadata(number, shop).ok, parsePostcode(code, shop) !== null]).toEqual([true, true]);
        expect(postcodeError(code, shop)).toBeUndefined();
      }),
      settings,
    );
  });
});

describe('an e-mail', () => {
  it.each([
    ['jana.novakova+okna@Example.CZ', 'jana.novakova+okna@example.cz'],
    [' jana@example.cz ', 'jana@example.cz'],
    ['@', null],
    ['jana@', null],
    ['jana@localhost', null],
    ['jana@example..cz', null],
    ['jana..n@example.cz', null],
    ['jana@example.cz\nBcc: all@example.cz', null],
    ['jana@example.cz,petr@example.cz', null],
    ['Jana <jana@example.cz>', null],
    ['ja\u200bna@example.cz', 'jana@example.cz'],
    ['ja\u0001na@example.cz', 'jana@example.cz'],
    ['ja\u202ena@example.cz', 'jana@example.cz'],
    ['\ud800@example.cz', null],
    [`${'a'.repeat(65)}@example.cz`, null],
  ])('%j is %s [CUST-22]', (text, expected) => {
    expect(parseEmail(text)).toBe(expected);
  });
});

describe('a field of one line', () => {
  const address = { street: 'Dlouhá\n12', city: 'Br\u00adno', postcode: '602\u200b00' };
  const company = { name: 'Okna\u2066', id: '2708\u200b2440', taxId: 'CZ27082440\t', vatPayer: false };
  const invoice = {
    firstName: 'Jana\n',
    lastName: 'Nováková\u0007',
    company: '\u200b',
    id: '\u200b',
    taxId: '\ufeff',
    address,
  };
  const hidden = typed({ firstName: 'Jana\u202e', lastName: '\u200b', email: 'ja\u200bna@example.cz', phone: '777\u2028123456', address, company, invoice, delivery: { name: 'Jan\ue000', phone: '777123456\n', address } }); // prettier-ignore

  it('is refused by its name where a sign in it is not seen, also where it may be missing', () => {
    const lines = (at: string) => ['street', 'city', 'postcode'].map((field) => `${at}address.${field}`);
    const all = [
      ...['firstName', 'lastName', 'email', 'phone', 'company.name', 'company.id', 'company.taxId'],
      ...['invoice.firstName', 'invoice.lastName', 'invoice.company', 'invoice.id', 'invoice.taxId'],
      ...['delivery.name', 'delivery.phone'],
      ...['', 'invoice.', 'delivery.'].flatMap(lines),
    ];
    expect(faultsOf(hidden)).toEqual(Object.fromEntries(all.map((field) => [field, 'unseen'])));
  });

  it('is taken as the page leaves it, when a name was pasted on two lines or turned round [CUST-01]', () => {
    const data = typed({ firstName: visibleInput('Jana\u202e\n'), lastName: visibleInput('Nová\u200bková\tml.') });
    expect(checkCustomerData(data, 'cs', parsePhoneWithoutMetadata)).toMatchObject({
      value: { firstName: 'Jana', lastName: 'Nováková ml.' },
    });
  });
});

describe('any text', () => {
  const settings = { numRuns: 300 };

  it('is clean after cleaning once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(text)).not.toMatch(/["'&|\u0000]/);
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
      settings,
    );
  });

  it('is read as a postcode in one stored form or not at all', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ()-]{0,18}$/), fc.constantFrom(...shopCodes), (text, shop) => {
        const postcode = parsePostcode(text, shop);
        if (postcode !== null) expect(parsePostcode(postcode, shop)).toBe(postcode);
      }),
      settings,
    );
  });
});
