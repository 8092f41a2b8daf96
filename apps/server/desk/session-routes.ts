import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { DeskGate, Visit } from './desk-gate';
import { form } from './desk-replies';
import { sessionsPage } from './pages/sessions-page';

const path = '/desk/sessions';
const logger = new Logger('Desk');

/** The page of all sessions: who has signed in when and from where. Ending sessions asks for the token again (ASVS 5.0, 7.5.2). */
export function serveSessions(server: FastifyInstance, gate: DeskGate): void {
  const show = (visit: Visit, status = 200, fault?: string) => {
    const all = gate.sessions.all(visit.now);
    return gate.page(visit, 'Sessions', sessionsPage(visit.session, all, fault), status);
  };
  server.get(
    path,
    gate.show((visit) => show(visit)),
  );
  server.post(
    `${path}/end`,
    form,
    gate.act((visit) => {
      const { token, handle } = visit.request.body as { token?: unknown; handle?: string | string[] };
      const checked = gate.signIn.check(visit, typeof token === 'string' ? token : '');
      if (checked === 'wrong') return show(visit, 403, 'This is not the token.');
      if (checked !== 'accepted')
        return show(visit, 429, `Too many attempts. Wait ${Math.ceil(checked.waitMs / 1_000)} s, then try again.`);
      const ended = gate.sessions.endAll([handle ?? []].flat());
      logger.log('an operator has ended sessions', { who: visit.session.who, source: visit.request.ip, ended });
      return gate.redirectWith(visit, path, ended === 1 ? '1 session has ended.' : `${ended} sessions have ended.`);
    }),
  );
}
