import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { DeskConfig } from './config';
import { DeskGate } from './desk-gate';
import { DeskServices } from './desk-services';
import { OrderRoutes } from './order-routes';
import { css, fonts, readFont } from './pages/style';
import { serveSessions } from './session-routes';

/** The pages for operators. They are no controllers: they answer people, in HTML, and stand on the admin port. */
export function serveDesk(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const config = app.get<DeskConfig>(Config);
  const clock = app.get(Clock);
  const gate = new DeskGate(config.DESK_TOKEN ?? [unknownToken()], config, clock);
  gate.serve(server);
  server.get('/', (_, reply) => reply.redirect('/desk', 303));
  server.get('/desk/desk.css', (_, reply) => cacheable(reply).type('text/css; charset=utf-8').send(css));
  for (const font of fonts)
    server.get(`/desk/fonts/${font}.ttf`, (_, reply) => cacheable(reply).type('font/ttf').send(readFont(font)));
  server.get('/favicon.ico', (_, reply) => reply.status(204).send());
  serveSessions(server, gate);
  new OrderRoutes(gate, app.get(DeskServices).services, clock).serve(server);
}

/** Closes the console where no token is configured. */
const unknownToken = (): string => randomBytes(32).toString('base64url');
const cacheable = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'private, max-age=3600');
