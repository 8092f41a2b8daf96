import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The documents for integrators, as they were generated with this version, and a page to read them. */
export function serveDocuments(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => generated('openapi.json') as OpenAPIObject, {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Fenestra API',
  });
  const asyncApi = generated('asyncapi.json');
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/asyncapi.json', (_, reply) => reply.send(asyncApi));
}

const folder = join(dirname(require.resolve('@fenestra/contracts/event')), 'generated');
const generated = (name: string): object => JSON.parse(readFileSync(join(folder, name), 'utf8')) as object;
