import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { IncomingMessage } from 'node:http';

/** On every answer: same origin only, nothing inline, forms only to the payment gateways, no frames, no sniffing. */
export const safeHeaders = (formTargets: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: [`'self'`],
      styleSrc: [({ url }: IncomingMessage) => (isDocs(url) ? `'self' 'unsafe-inline'` : `'self'`)],
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

/** Helmet has no word for it. */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=()';

/** The reading page of Nest's Swagger brings style elements; scripts stay ours there too. */
const isDocs = (url = ''): boolean => /^\/api\/docs(\/|\?|$)/.test(url);
