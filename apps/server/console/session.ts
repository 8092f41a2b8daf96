import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '@fenestra/platform/http/accepted-tokens';
import { serializeCookie, readCookie, expiredCookie } from './cookies';
import type { Scheme } from './trusted-hosts';

/** Time and address of a sign-in. */
export type SignIn = { readonly at: Date; readonly source: string };

/** An operator who has signed in. */
export type Session = {
  /** Names the session on its page; it opens nothing. */
  readonly handle: string;
  readonly who: string;
  /** Proves that a form came from a page of this session. */
  readonly formKey: string;
  readonly opened: SignIn;
  readonly lastActivityAt: Date;
  /** The sign-in of this name before this one, as far as this process knows. */
  readonly before?: SignIn | undefined;
  /** Attempts under this name that failed since then. */
  readonly failedAttempts: number;
};

const hour = 3_600_000;
const absoluteMs = 8 * hour;
const idleMs = 30 * 60_000;
const maxSessions = 100;
const cookieName = 'desk';

type Stored = Session & { lastActivityAt: Date; result?: string | undefined };

/**
 * The sessions of the console, in the memory of its one process (decision 80). A cookie is a random value, so that the end of a session
 * ends every copy of it at once. A restart ends all.
 */
export class Sessions {
  /** Keys are digests of cookies, so that a copy of the memory opens nothing. The earliest is first. */
  private readonly sessions = new Map<string, Stored>();
  /** The last sign-in and the failures since, of names that have signed in. */
  private readonly names = new Map<string, { signIn: SignIn; failed: number }>();

  /** Opens a session in place of the one that the browser has. Returns its cookie. */
  open(who: string, request: FastifyRequest, now: Date, scheme: Scheme): string {
    this.end(request, scheme);
    const value = random();
    const opened = { at: now, source: request.ip };
    const { signIn: before, failed: failedBefore = 0 } = this.names.get(who) ?? {};
    this.sessions.set(digest(value), {
      ...{
        handle: random(),
        who,
        formKey: random(),
        opened,
        lastActivityAt: now,
        before,
        failedAttempts: failedBefore,
      },
    });
    this.names.set(who, { signIn: opened, failed: 0 });
    for (const names of [this.sessions, this.names] as const)
      if (names.size > maxSessions) names.delete(names.keys().next().value!);
    return serializeCookie(cookieName, value, absoluteMs / 1_000, scheme);
  }

  /** Counts a failed attempt for the one who has this name. */
  recordFailure(who: string): void {
    const known = this.names.get(who);
    if (known) known.failed++;
  }

  /** Returns the session of a request. One that is idle for 30 minutes or open for eight hours is over. `isActivity`: a person asked, not a timer. */
  find(request: FastifyRequest, now: Date, scheme: Scheme, isActivity = true): Session | undefined {
    const session = this.storedOf(request, scheme);
    if (!session) return undefined;
    if (isOver(session, now)) {
      this.end(request, scheme);
      return undefined;
    }
    if (isActivity) session.lastActivityAt = now;
    return session;
  }

  /** Ends the session of a request. Returns the cookie that clears it in the browser. */
  end(request: FastifyRequest, scheme: Scheme): string {
    this.sessions.delete(digest(readCookie(request, cookieName, scheme)));
    return expiredCookie(cookieName, scheme);
  }

  /** Ends the sessions with these handles. Returns how many there were. */
  endAll(handles: readonly string[]): number {
    const ended = [...this.sessions].filter(([, { handle }]) => handles.includes(handle));
    for (const [key] of ended) this.sessions.delete(key);
    return ended.length;
  }

  /** Returns the sessions that are not over, the latest first. */
  all(now: Date): Session[] {
    return [...this.sessions.values()].filter((session) => !isOver(session, now)).toReversed();
  }

  /** Keeps the result of an action for the next page of the session. */
  storeResult({ handle }: Session, text: string): void {
    for (const session of this.sessions.values()) if (session.handle === handle) session.result = text.slice(0, 1_000);
  }

  takeResult(request: FastifyRequest, scheme: Scheme): string | undefined {
    const session = this.storedOf(request, scheme);
    const result = session?.result;
    if (session) session.result = undefined;
    return result;
  }

  private storedOf(request: FastifyRequest, scheme: Scheme): Stored | undefined {
    const value = readCookie(request, cookieName, scheme);
    return value ? this.sessions.get(digest(value)) : undefined;
  }
}

const isOver = ({ opened, lastActivityAt }: Session, now: Date): boolean =>
  now.getTime() - opened.at.getTime() >= absoluteMs || now.getTime() - lastActivityAt.getTime() >= idleMs;

/** Whether a form was sent by a page of this origin, as far as the browser tells. */
export function isSameOrigin({ headers }: FastifyRequest, scheme: Scheme): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === 'null' || origin === `${scheme}://${host?.toLowerCase()}`;
}

/** Whether a form was sent by a page of this session. */
export const isFormOfSession = (request: FastifyRequest, session: Session, key: string, scheme: Scheme): boolean =>
  isSameOrigin(request, scheme) && isSameSecret(key, session.formKey);

const random = (): string => randomBytes(32).toString('base64url');
const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');
