import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

const generated = join(dirname(require.resolve('@fenestra/contracts/event')), 'generated');

/** Of the page: named one by one, so that the build finds them and takes no others. */
const [bundle] = [
  require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  require.resolve('swagger-ui-dist/swagger-ui-standalone-preset.js'),
  require.resolve('swagger-ui-dist/swagger-ui.css'),
  require.resolve('swagger-ui-dist/favicon-16x16.png'),
  require.resolve('swagger-ui-dist/favicon-32x32.png'),
] as const;

/** The documents for integrators, as they were generated with this version, and a page to read them. Read when asked for: that is seldom. */
export function serveDocuments(app: NestFastifyApplication): void {
  const openApi = () => JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, openApi, {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Fenestra API',
    customSwaggerUiPath: dirname(bundle),
  });
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/asyncapi.json', async (_, reply) =>
      reply.type('application/json; charset=utf-8').send(await readFile(join(generated, 'asyncapi.json'))),
    );
}
