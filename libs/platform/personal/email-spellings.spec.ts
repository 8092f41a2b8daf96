import { emailSpellings } from './email-spellings';

test.each(['Info@müller.de', 'info@XN--mller-kva.de', 'info@mu\u0308ller.de'])(
  'an address is searched for in both spellings of its domain, given as %s',
  (given) => {
    const both = ['info@müller.de', 'info@xn--mller-kva.de', 'info@mu\u0308ller.de'];
    expect(emailSpellings(given).toSorted()).toEqual(both.toSorted());
  },
);

test('an address without an internationalised domain has one spelling', () => {
  expect(emailSpellings(' Jana@Example.cz')).toEqual(['jana@example.cz']);
});
