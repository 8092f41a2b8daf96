import { NotFoundException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { readCustomerTypeCookie } from '@fenestra/contracts/customer-type-cookie';
import { Clock } from '@fenestra/platform/service/clock';
import type { WireRequest } from '../wire/wire-endpoint';
import { Storefronts } from '../storefronts';
import { legalPaths, LegalPages } from './legal-pages';
import { legalStyle } from './legal-style';
import { canonicalRedirect } from './canonical-redirect';
import { securityPath, securityText } from './security-text';
import { StorefrontFiles } from './storefront-files';
import { pagePaths, StorefrontPages } from './storefront-pages';
import { ThirdPartyScripts } from './third-party-scripts';
import { Translations } from './translations';

const paths: readonly string[] = [...pagePaths, ...legalPaths.map((path) => `/${path}/`)];
/** Addresses that nothing else answers. */
export const anyPath = '/*';

const shopOf = (request: FastifyRequest) => (request as FastifyRequest & WireRequest).shop;

/** Pages and their assets. They are no controllers, because their addresses end with a slash, which Nest takes away. */
export async function servePages(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const pages = app.get(StorefrontPages);
  const legal = app.get(LegalPages);
  const files = app.get(StorefrontFiles);
  const storefronts = app.get(Storefronts);
  const scripts = app.get(ThirdPartyScripts);
  const translations = app.get(Translations);
  const clock = app.get(Clock);

  const visitorOf = (request: FastifyRequest) => ({
    buyer: readCustomerTypeCookie(request.headers.cookie ?? ''),
    thirdParties: scripts.forShop(shopOf(request), request.headers.host)?.named,
  });

  for (const path of pagePaths)
    server.get(path, (request, reply) => {
      const { data, preview } = request.query as { data?: unknown; preview?: unknown }; // the site root also gives its texts as data (I18N-04)
      const shop = shopOf(request);
      const redirectTarget = canonicalRedirect(request.url, paths);
      if (redirectTarget !== null) return reply.redirect(redirectTarget, 301);
      if (path === '/' && data === 'tConfiguratorVue')
        return reply.type('application/json; charset=utf-8').send(translations.jsonOf(shop));
      const beginning = preview === '1' ? 'empty' : 'first screen';
      return pages.render(path, shop, { beginning, ...visitorOf(request) }).send(request, reply);
    });
  for (const path of legalPaths)
    server.get(`/${path}/`, (request, reply) =>
      legal.render(path, shopOf(request), visitorOf(request)).send(request, reply),
    );
  server.get(anyPath, (request, reply) => {
    const redirectTarget = canonicalRedirect(request.url, paths);
    if (redirectTarget !== null) return reply.redirect(redirectTarget, 301);
    if (!acceptsHtml(request)) throw new NotFoundException();
    return legal.renderNotFound(shopOf(request), visitorOf(request)).send(request, reply.status(404));
  });
  for (const path of [...pagePaths.filter((path) => path !== '/'), ...legalPaths.map((path) => `/${path}/`)])
    server.get(path.slice(0, -1), (request, reply) => reply.redirect(path + queryOf(request.url), 301));

  server.get(securityPath, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(shopOf(request), storefronts, clock.now())),
  );
  server.get(`/assets/${legalStyle.name}`, (request, reply) => legalStyle.file.send(request, reply));
  if (files.assets) await app.register(fastifyStatic, { ...assets, root: files.assets });
}

const assets: FastifyStaticOptions = {
  prefix: '/assets/',
  index: false,
  immutable: true, // their names change with their content
  maxAge: '365d',
  preCompressed: true, // the build has put them beside the others
  allowedPath: (path) => !/\.(br|gz)$/.test(path),
};

/** Programs are answered with JSON, browsers that open an address with a page. */
const acceptsHtml = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/(api|assets|erp|conf\/api)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '');

const queryOf = (url: string): string => /\?.*$/.exec(url)?.[0] ?? '';
