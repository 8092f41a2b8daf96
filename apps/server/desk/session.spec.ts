import type { FastifyRequest } from 'fastify';
import { Sessions } from './session';

const token = 'a-token-for-the-desk';
const now = new Date('2026-06-01T08:00:00Z');
const hoursLater = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const withCookie = (cookie: string, headers: Record<string, string> = {}): FastifyRequest =>
  ({ headers: { cookie: cookie.split(';')[0], host: 'desk:3090', ...headers } }) as unknown as FastifyRequest;

describe('a session at the desk', () => {
  const sessions = new Sessions([token]);
  const cookie = sessions.open('m.kolar', token, now)!;

  it('is of who had the token, for eight hours, and ends with the token', () => {
    expect(cookie).toMatch(/; Path=\/desk; HttpOnly; SameSite=Strict$/);
    expect(sessions.open('m.kolar', `${token}x`, now)).toBeUndefined();
    expect(sessions.of(withCookie(cookie), hoursLater(7.9))).toMatchObject({ who: 'm.kolar' });
    expect(sessions.of(withCookie(cookie), hoursLater(8))).toBeUndefined();
    expect(new Sessions(['another-token']).of(withCookie(cookie), now)).toBeUndefined();
    expect(sessions.of(withCookie(''), now)).toBeUndefined();
  });

  it('goes on while its token changes, form and all, and ends when that opens nothing any more', () => {
    const [old, following] = [token, 'the-token-that-follows'];
    const settings: [string, ...string[]][] = [[old], [old, following], [following, old], [following]];
    const steps = settings.map((tokens) => new Sessions(tokens));
    const opens = (by: string) => steps.map((step) => step.open('m.kolar', by, now) !== undefined);
    expect([opens(old), opens(following)]).toEqual([
      [true, true, true, false],
      [false, true, true, true],
    ]);
    const takenBySteps = (word: string, from: Sessions) => {
      const asked = withCookie(from.open('m.kolar', word, now)!);
      const { formKey } = from.of(asked, now)!;
      return steps.map((step) => {
        const session = step.of(asked, now);
        return session !== undefined && step.isOwnForm(asked, session, formKey);
      });
    };
    expect(takenBySteps(old, steps[0]!)).toEqual([true, true, true, false]);
    expect(takenBySteps(old, steps[2]!)).toEqual([true, true, true, false]);
    expect(takenBySteps(following, steps[1]!)).toEqual([false, true, true, true]);
    expect(steps[2]!.hear(withCookie(steps[1]!.said('done')))).toBe('done');
  });

  it('cannot be written by hand, nor what was said before', () => {
    const [value, signature] = cookie.slice('desk='.length).split(';')[0]!.split('.');
    const longer = Buffer.from(JSON.stringify({ who: 'm.kolar', until: 9e15 })).toString('base64url');
    expect(sessions.of(withCookie(`desk=${longer}.${signature}`), now)).toBeUndefined();
    expect(sessions.of(withCookie(`desk=${value}.`), now)).toBeUndefined();
    const said = sessions.said('done');
    expect(sessions.hear(withCookie(said))).toBe('done');
    expect(sessions.hear(withCookie(said.replace('desk_said=', 'desk_said=x')))).toBeUndefined();
    expect(sessions.of(withCookie(said.replace('desk_said=', 'desk=')), now)).toBeUndefined(); // one signature is not another
  });

  it('takes its own forms only', () => {
    const session = sessions.of(withCookie(cookie), now)!;
    const isOwn = (headers: Record<string, string>, key = session.formKey): boolean =>
      sessions.isOwnForm(withCookie(cookie, headers), session, key);
    expect(isOwn({})).toBe(true);
    expect(isOwn({ origin: 'http://desk:3090', 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(isOwn({ origin: 'http://desk:3080' })).toBe(false);
    expect(isOwn({ origin: 'no address' })).toBe(false);
    expect(isOwn({ 'sec-fetch-site': 'same-site' })).toBe(false);
    expect(isOwn({ 'sec-fetch-site': 'none' })).toBe(false);
    expect(isOwn({}, '')).toBe(false);
    const other = sessions.of(withCookie(sessions.open('j.novak', token, now)!), now)!;
    expect(isOwn({}, other.formKey)).toBe(false);
  });
});
