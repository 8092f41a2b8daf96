import { consentCookie, readConsentCookie } from './consent-cookie';

const decision = { granted: true, day: '2026-11-22' };
/** What the browser gives back of a cookie that was set. */
const kept = (cookie: string): string => cookie.split(';')[0]!;

it.each([true, false])('a decision is read as it was made: %s [WIRE-53]', (granted) => {
  const made = { ...decision, granted };

  expect(readConsentCookie(`cart=1; ${kept(consentCookie(made, true))}; PAPVisitorId=a`)).toEqual(made);
});

test('a decision is also read under the name with the prefix that the next release writes', () => {
  expect(readConsentCookie(`__Host-${kept(consentCookie(decision, true))}`)).toEqual(decision);
});

it.each([
  ['nothing', ''],
  ['another question', 'consent=2.yes.2026-11-22'],
  ['a word that is none', 'consent=1.maybe.2026-11-22'],
  ['a cookie whose name only ends like it', 'noconsent=1.yes.2026-11-22'],
  ['more than a day', 'consent=1.yes.2026-11-22x'],
])('%s is no decision', (_, cookies) => {
  expect(readConsentCookie(cookies)).toBeNull();
});
