import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import { hstsSeconds } from '@fenestra/platform/http/hsts';
import type { CspSources } from '../feedback/captcha-sources';

type Headers = Readonly<Record<string, string>>;
type CommonHeaders = ReturnType<typeof commonHeaders>;

/**
 * The headers of every answer, by its address: same origin and reCAPTCHA only, inline only scripts named by their hash, forms only to the payment
 * gateways, in no frame, no sniffing; beside that the origins of scripts that the shop's visitors may agree to. They depend on nothing else, so helmet is asked
 * once for each shop: to ask it for each answer costs 20 µs, a thirtieth of a cart's. A file of the build is no page: nothing may happen in it, and
 * what is said to pages is left away, as it was a tenth of all that the first visit of an order loads.
 */
export function securityHeaders(
  formTargets: readonly string[],
  sources: CspSources,
  isProduction: boolean,
  hasSecureSubdomains = false,
): (url: string, origins?: readonly string[]) => Headers {
  const none: readonly string[] = [];
  const known = new Map<readonly string[], Headers>();
  // The reading page of Swagger brings style elements; scripts stay ours there too.
  const all = commonHeaders(isProduction, hasSecureSubdomains);
  const docs = pageHeaders(formTargets, sources, all, none, [`'self'`, `'unsafe-inline'`]);
  const file = fileHeaders(all);
  return (url, origins = none) => {
    if (url.startsWith('/assets/')) return file;
    if (/^\/api\/docs(\/|\?|$)/.test(url)) return docs;
    const headers = known.get(origins) ?? pageHeaders(formTargets, sources, all, origins, [`'self'`]);
    known.set(origins, headers);
    return headers;
  };
}

/** Of scripts, styles, letters and signs, which only pages of the same origin may use. */
function fileHeaders(all: CommonHeaders): Headers {
  return helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: [`'none'`], frameAncestors: [`'none'`] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    ...all,
  });
}

function pageHeaders(
  formTargets: readonly string[],
  { scripts, frames }: CspSources,
  all: CommonHeaders,
  origins: readonly string[],
  styleSrc: string[],
): Headers {
  return {
    'permissions-policy': 'camera=(), geolocation=(), microphone=()', // helmet has no word for it
    ...helmetHeaders({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: [`'self'`, ...origins],
          styleSrc: [...styleSrc, ...origins],
          ...(scripts.length > 0 && { scriptSrc: [`'self'`, ...scripts, ...origins] }),
          ...(frames.length > 0 && { frameSrc: [...frames, ...origins] }),
          imgSrc: [`'self'`, 'data:', ...origins],
          objectSrc: [`'none'`],
          baseUri: [`'none'`],
          frameAncestors: [`'none'`],
          formAction: [`'self'`, ...formTargets],
        },
      },
      ...all,
    }),
  };
}

const commonHeaders = (isProduction: boolean, includeSubDomains: boolean) => ({
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  xFrameOptions: { action: 'deny' as const },
  // Other names of the domain may have no certificate: only the operator can include them (HSTS_SUBDOMAINS).
  strictTransportSecurity: isProduction && { maxAge: hstsSeconds, includeSubDomains },
});

/** What helmet would write into an answer. */
function helmetHeaders(options: HelmetOptions): Headers {
  const headers: Record<string, string> = {
    'cache-control': 'no-store', // an answer may hold a cart, an order, an address; what may be kept says so itself
  };
  const setHeader = (name: string, value: string) => void (headers[name.toLowerCase()] = value);
  const answer = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse;
  helmet(options)({} as IncomingMessage, answer, (error) => {
    if (error instanceof Error) throw error;
  });
  return headers;
}
