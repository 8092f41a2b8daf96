/** Whether a visitor lets others see the visit: their scripts on the page, and who sent the visitor here (external-services 4.2). */
export type Consent = {
  readonly granted: boolean;
  /** Of the decision, ISO. */
  readonly day: string;
};

/** Counts what is asked: a decision about another question is none. */
const version = 1;
/** Asked again after half a year. */
const maxAgeSeconds = 182 * 86_400;

/** The decision in a page's cookies, which the gateway reads as well. The cookie is of one host, and so of one shop. The next release writes its name with `__Host-`. */
export function readConsentCookie(cookies: string): Consent | null {
  const found = /(?:^|;\s*)(?:__Host-)?consent=(\d+)\.(yes|no)\.(\d{4}-\d{2}-\d{2})(?:;|$)/.exec(cookies);
  return Number(found?.[1]) === version ? { granted: found![2] === 'yes', day: found![3]! } : null;
}

/** The cookie to be set for a decision. */
export const consentCookie = ({ granted, day }: Consent, isHttps: boolean): string =>
  `consent=${version}.${granted ? 'yes' : 'no'}.${day}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
