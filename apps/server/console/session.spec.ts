import type { FastifyRequest } from 'fastify';
import { isFormOfSession, Sessions } from './session';

const now = new Date('2026-06-01T08:00:00Z');
const minutesLater = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const host = 'localhost:3090';
const withCookie = (cookie: string, headers: Record<string, string> = {}): FastifyRequest =>
  ({ ip: '10.0.0.7', headers: { cookie: cookie.split(';')[0], host, ...headers } }) as unknown as FastifyRequest;
const withoutCookie = withCookie('');

describe('sessions of the operator console', () => {
  let sessions: Sessions;
  let cookie: string;
  beforeEach(() => {
    sessions = new Sessions();
    cookie = sessions.open('m.kolar', withoutCookie, now, 'http');
  });
  const at = (minutes: number, isActivity = true) =>
    sessions.find(withCookie(cookie), minutesLater(minutes), 'http', isActivity);

  test.each([
    ['http', /^desk=[\w-]{43}; Max-Age=28800; Path=\/desk; HttpOnly; SameSite=Strict$/],
    ['https', /^__Host-desk=[\w-]{43}; Max-Age=28800; Path=\/; Secure; HttpOnly; SameSite=Strict$/],
  ] as const)(
    'the cookie of %s is for no script, for no other site, and as narrow as the scheme allows',
    (scheme, form) => {
      expect(new Sessions().open('m.kolar', withoutCookie, now, scheme)).toMatch(form);
    },
  );

  test('a session lasts eight hours while pages are opened', () => {
    for (let minutes = 0; minutes < 480; minutes += 29) expect(at(minutes)).toMatchObject({ who: 'm.kolar' });
    expect(at(479.9)).toBeDefined();
    expect(at(480)).toBeUndefined();
    expect(at(100)).toBeUndefined();
  });

  test('a session ends after 30 minutes without a page, also while a page renews itself', () => {
    for (let minutes = 0; minutes < 30; minutes++) expect(at(minutes, false)).toBeDefined();
    expect(at(30, false)).toBeUndefined();
    expect(at(0)).toBeUndefined();
  });

  test('the end of a session ends every copy of its cookie', () => {
    expect(sessions.end(withCookie(cookie), 'http')).toMatch(/^desk=; Max-Age=0; Path=\/desk;/);
    expect(at(0)).toBeUndefined();
  });

  test('a sign-in gives a new session and ends the one that the browser had', () => {
    const next = sessions.open('m.kolar', withCookie(cookie), minutesLater(1), 'http');
    expect(next).not.toBe(cookie);
    expect(at(1)).toBeUndefined();
    expect(sessions.find(withCookie(next), minutesLater(1), 'http')).toBeDefined();
  });

  test('a cookie of HTTP opens nothing by HTTPS, and a made-up one nothing at all', () => {
    expect(sessions.find(withCookie(`__Host-${cookie}`), now, 'https')).toBeDefined(); // the same value under its other name
    expect(sessions.find(withCookie(cookie), now, 'https')).toBeUndefined();
    for (const made of ['', 'desk=', 'desk=x', `desk=${'A'.repeat(43)}`, 'desk=undefined'])
      expect(sessions.find(withCookie(made), now, 'http')).toBeUndefined();
    expect(new Sessions().find(withCookie(cookie), now, 'http')).toBeUndefined();
  });

  test('a sign-in knows the one before it under the same name, and the attempts that failed since', () => {
    sessions.recordFailure('m.kolar');
    sessions.recordFailure('m.kolar');
    sessions.recordFailure('j.novak');
    const next = sessions.open('m.kolar', withoutCookie, minutesLater(5), 'http');
    const before = { at: now, source: '10.0.0.7' };
    expect(sessions.find(withCookie(next), minutesLater(5), 'http')).toMatchObject({ before, failedAttempts: 2 });
    const other = sessions.open('j.novak', withoutCookie, minutesLater(5), 'http');
    expect(sessions.find(withCookie(other), minutesLater(5), 'http')).toMatchObject({
      before: undefined,
      failedAttempts: 0,
    });
  });

  test('sessions are listed while they last, and ended by their handles', () => {
    const other = sessions.open('j.novak', withoutCookie, minutesLater(20), 'http');
    expect(sessions.all(minutesLater(20)).map(({ who }) => who)).toEqual(['j.novak', 'm.kolar']);
    expect(sessions.all(minutesLater(40)).map(({ who }) => who)).toEqual(['j.novak']);
    const { handle } = sessions.find(withCookie(other), minutesLater(40), 'http')!;
    expect(sessions.endAll([handle, 'x'])).toBe(1);
    expect(sessions.find(withCookie(other), minutesLater(40), 'http')).toBeUndefined();
  });

  test('the hundred latest sessions are stored', () => {
    for (let nth = 0; nth < 100; nth++) sessions.open(`operator ${nth}`, withoutCookie, now, 'http');
    expect(sessions.all(now)).toHaveLength(100);
    expect(at(0)).toBeUndefined();
  });

  test('the result of an action is shown once, in its own session', () => {
    const other = withCookie(sessions.open('j.novak', withoutCookie, now, 'http'));
    sessions.storeResult(at(0)!, 'done');
    expect(sessions.takeResult(other, 'http')).toBeUndefined();
    expect(sessions.takeResult(withCookie(cookie), 'http')).toBe('done');
    expect(sessions.takeResult(withCookie(cookie), 'http')).toBeUndefined();
  });

  test('forms of its own pages alone are taken', () => {
    const session = at(0)!;
    const isOwn = (
      headers: Record<string, string>,
      key = session.formKey,
      scheme: 'http' | 'https' = 'http',
    ): boolean => isFormOfSession(withCookie(cookie, headers), session, key, scheme);
    expect(isOwn({})).toBe(true);
    expect(isOwn({ origin: 'http://localhost:3090', 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(isOwn({ origin: 'null' })).toBe(true);
    expect(isOwn({ origin: 'http://localhost:3080' })).toBe(false);
    expect(isOwn({ origin: 'http://localhost:3090' }, session.formKey, 'https')).toBe(false);
    expect(isOwn({ origin: 'no address' })).toBe(false);
    for (const site of ['same-site', 'cross-site', 'none']) expect(isOwn({ 'sec-fetch-site': site })).toBe(false);
    expect(isOwn({}, '')).toBe(false);
    const other = sessions.find(withCookie(sessions.open('j.novak', withoutCookie, now, 'http')), now, 'http')!;
    expect(isOwn({}, other.formKey)).toBe(false);
  });
});
