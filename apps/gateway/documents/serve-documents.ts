import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { caching, Encoded } from '../pages/encoded';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Fenestra API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });\n`;

const javascript = 'text/javascript; charset=utf-8';
const json = 'application/json; charset=utf-8';

/** The documents for integrators, as they were generated with this version, and a page to read them. */
export function serveDocuments(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const contracts = dirname(require.resolve('@fenestra/contracts/event'));
  const files: Record<string, () => Encoded> = {
    '/api/openapi.json': () => file(join(contracts, 'generated/openapi.json'), json),
    '/api/asyncapi.json': () => file(join(contracts, 'generated/asyncapi.json'), json),
    '/api/docs': () => new Encoded(page, 'text/html; charset=utf-8', caching.revalidate),
    '/api/docs/start.js': () => new Encoded(start, javascript, caching.revalidate),
    '/api/docs/swagger-ui-bundle.js': () => file(swaggerFile('swagger-ui-bundle.js'), javascript),
    '/api/docs/swagger-ui.css': () => file(swaggerFile('swagger-ui.css'), 'text/css; charset=utf-8'),
  };
  const read = new Map<string, Encoded>();
  for (const [path, make] of Object.entries(files))
    server.get(path, (request, reply) => {
      const known = read.get(path) ?? make(); // the reading page is large, and few ask for it
      read.set(path, known);
      return known.send(request, reply);
    });
}

const file = (path: string, type: string): Encoded => new Encoded(readFileSync(path), type, caching.revalidate);

/** The reading page comes with Nest's OpenAPI package, not necessarily at the top of node_modules. */
const swaggerFile = (name: string): string =>
  createRequire(require.resolve('@nestjs/swagger')).resolve(`swagger-ui-dist/${name}`);
