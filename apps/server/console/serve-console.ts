import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { ConsoleConfig } from './config';
import { AccessGuard } from './access-guard';
import { ConsoleClients } from './console-clients';
import { OrderRoutes } from './order-routes';
import { css, fonts, readFont } from './pages/style';
import { serveSessions } from './session-routes';

/** The pages for operators. They are no controllers: they answer people, in HTML, and stand on the admin port. */
export function serveConsole(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const config = app.get<ConsoleConfig>(Config);
  const clock = app.get(Clock);
  const guard = new AccessGuard(config.DESK_TOKEN ?? [randomToken()], config, clock);
  guard.register(server);
  server.get('/', (_, reply) => reply.redirect('/desk', 303));
  server.get('/desk/desk.css', (_, reply) => cacheable(reply).type('text/css; charset=utf-8').send(css));
  for (const font of fonts)
    server.get(`/desk/fonts/${font}.ttf`, (_, reply) => cacheable(reply).type('font/ttf').send(readFont(font)));
  server.get('/favicon.ico', (_, reply) => reply.status(204).send());
  serveSessions(server, guard);
  new OrderRoutes(guard, app.get(ConsoleClients).services, clock).register(server);
}

/** Closes the console where no token is configured. */
const randomToken = (): string => randomBytes(32).toString('base64url');
const cacheable = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'private, max-age=3600');
