import { parseCompanyId, parseTaxId } from './company-numbers';

describe('the number of a company', () => {
  it.each([
    ['27082440', '27082440'],
    ['270 82 440', '27082440'],
    ['12345679', '12345679'],
    ['27082441', null],
    ['6947', '00006947'],
    ['2708244', null],
    ['IČO', null],
    ['', null],
  ])('IČO %j is %s [CUST-11]', (typed, stored) => {
    expect([parseCompanyId('CZ', typed), parseCompanyId('SK', typed)]).toEqual([stored, stored]);
  });

  it.each([
    ['FN 123456a', 'FN 123456a'],
    ['FN-Nr. 123456a', 'FN-Nr. 123456a'],
    ['FN: 123456a', 'FN: 123456a'],
    ['fn123456 A, HG Wien', 'fn123456 A, HG Wien'],
    ['FN 123456', null],
    ['FN a', null],
    ['FN 1234567a', null],
    ['123456a', '123456a'],
    ['ZVR 123456789', 'ZVR 123456789'],
    ['HRB 12345', 'HRB 12345'],
    ['keine', 'keine'],
  ])(
    'of Austria, typed as %j, is %s: what calls itself a number of the Firmenbuch has its form [CUST-11]',
    (typed, stored) => {
      expect(parseCompanyId('AT', typed)).toBe(stored);
    },
  );

  it.each([
    ['12345676-2-42', '12345676-2-42'],
    ['12345675-2-42', null],
    ['01-09-123456', '01-09-123456'],
    ['01-02-0001234', '01-02-0001234'],
    ['50123456', '50123456'],
  ])('of Hungary, typed as %j, is %s: what has the form of an adószám is one [CUST-11]', (typed, stored) => {
    expect(parseCompanyId('HU', typed)).toBe(stored);
  });

  it('of a register without a common form is any text [CUST-11]', () => {
    expect([parseCompanyId('DE', ' HRB 12345 B '), parseCompanyId('DE', '  ')]).toEqual(['HRB 12345 B', null]);
  });
});

describe('a tax id', () => {
  it.each([
    ['CZ', 'CZ25123891', 'CZ25123891'],
    ['CZ', 'cz 27082440', 'CZ27082440'],
    ['CZ', '27082440', 'CZ27082440'],
    ['CZ', 'CZ640903926', 'CZ640903926'],
    ['CZ', 'CZ7103192745', 'CZ7103192745'],
    ['CZ', 'CZ7103192746', null],
    ['CZ', 'CZ7113192745', null],
    ['CZ', 'CZ25123890', null],
    ['CZ', 'CZ90000001', null],
    ['SK', 'SK2022749619', 'SK2022749619'],
    ['SK', '2021234567', '2021234567'],
    ['SK', 'SK2022749618', null],
    ['AT', 'ATU13585627', 'ATU13585627'],
    ['AT', 'ATU 1234 5675', 'ATU12345675'],
    ['AT', '12 345/6789', '123456789'],
    ['AT', 'ATU13585626', null],
    ['DE', 'DE 136 695 976', 'DE136695976'],
    ['DE', 'DE123456788', 'DE123456788'],
    ['DE', '21/815/08150', '2181508150'],
    ['DE', 'DE136695978', null],
    ['HU', 'HU12892312', 'HU12892312'],
    ['HU', '12345676-2-42', '12345676-2-42'],
    ['HU', 'HU12892313', null],
    ['HU', '12345676-6-42', null],
  ])('in %s typed as %j is %s [CUST-11]', (country, typed, stored) => {
    expect(parseTaxId(country, typed)).toBe(stored);
  });

  it.each([
    ['ATU13585627', 'ATU13585627'],
    ['ATU13585626', null],
    ['PL 526-10-40-828', 'PL5261040828'],
    ['27082440', 'CZ27082440'],
    ['none', null],
  ])('of a company elsewhere, %j in the Czech shop, is %s [CUST-11]', (typed, stored) => {
    expect(parseTaxId('CZ', typed)).toBe(stored);
  });

  it('is stored in a form that is read as itself', () => {
    const stored = { CZ: 'CZ25123891', SK: '2021234567', AT: '123456789', DE: 'DE123456788', HU: '12345676-2-42' };
    for (const [country, number] of Object.entries(stored)) expect(parseTaxId(country, number)).toBe(number);
  });
});
