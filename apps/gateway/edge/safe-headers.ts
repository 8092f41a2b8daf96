import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { PageSources } from '../feedback/captcha-sources';

type Headers = Readonly<Record<string, string>>;

/**
 * The headers of every answer, by its address: same origin and reCAPTCHA only, nothing inline, forms only to the payment gateways,
 * in no frame, no sniffing. They depend on nothing else, so helmet is asked once: to ask it for each answer costs 20 µs, a thirtieth of a cart's.
 */
export function safeHeaders(formTargets: readonly string[], captcha: PageSources): (url: string) => Headers {
  const usual = headersBy(formTargets, captcha, [`'self'`]);
  // The reading page of Nest's Swagger brings style elements; scripts stay ours there too.
  const docs = headersBy(formTargets, captcha, [`'self'`, `'unsafe-inline'`]);
  return (url) => (/^\/api\/docs(\/|\?|$)/.test(url) ? docs : usual);
}

function headersBy(formTargets: readonly string[], { scripts, frames }: PageSources, styleSrc: string[]): Headers {
  const headers: Record<string, string> = { 'permissions-policy': 'camera=(), geolocation=(), microphone=()' }; // helmet has no word for it
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [`'self'`],
        styleSrc,
        ...(scripts.length > 0 && { scriptSrc: [`'self'`, ...scripts], frameSrc: [...frames] }),
        imgSrc: [`'self'`, 'data:'],
        objectSrc: [`'none'`],
        baseUri: [`'none'`],
        frameAncestors: [`'none'`],
        formAction: [`'self'`, ...formTargets],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false, // said by the proxy that ends TLS, which knows its other hosts
  });
  const setHeader = (name: string, value: string) => void (headers[name.toLowerCase()] = value);
  const answer = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse;
  setHeaders({} as IncomingMessage, answer, (fault) => {
    if (fault instanceof Error) throw fault;
  });
  return headers;
}
