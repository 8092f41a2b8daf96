import type { IncomingHttpHeaders } from 'node:http';
import { readConsentCookie } from '@fenestra/contracts/consent-cookie';
import type { Visit } from '@fenestra/contracts/http/orders';

/** As the click of Post Affiliate Pro sets it (external-services 4.1). */
const affiliateCookie = /(?:^|;\s*)PAPVisitorId=([\w-]{1,64})(?:;|$)/;

/** What reports need of the request that placed an order. Who sent the visitor here is read from a visitor who consented only (OPEN-Q-83). */
export function visitOf({ cookie = '' }: IncomingHttpHeaders, development: boolean, isSynthetic: boolean): Visit {
  const visitor = readConsentCookie(cookie)?.granted ? affiliateCookie.exec(cookie)?.[1] : undefined;
  return { development, affiliateVisitor: visitor ?? null, ...(isSynthetic && { synthetic: true }) };
}
