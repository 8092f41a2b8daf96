import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { AccessGuard, OperatorRequest } from './access-guard';
import { formOptions } from './forms';
import { sessionsPage } from './pages/sessions-page';

const path = '/desk/sessions';
const logger = new Logger('Desk');

/** The page of all sessions: who has signed in when and from where. Ending sessions asks for the token again (ASVS 5.0, 7.5.2). */
export function serveSessions(server: FastifyInstance, guard: AccessGuard): void {
  const show = (operatorRequest: OperatorRequest, status = 200, error?: string) => {
    const all = guard.sessions.all(operatorRequest.now);
    return guard.renderPage(operatorRequest, 'Sessions', sessionsPage(operatorRequest.session, all, error), status);
  };
  server.get(
    path,
    guard.requireSession((operatorRequest) => show(operatorRequest)),
  );
  server.post(
    `${path}/end`,
    formOptions,
    guard.requireOwnForm((operatorRequest) => {
      const { token, handle } = operatorRequest.request.body as { token?: unknown; handle?: string | string[] };
      const checked = guard.signIn.check(operatorRequest, typeof token === 'string' ? token : '');
      if (checked === 'wrong') return show(operatorRequest, 403, 'This is not the token.');
      if (checked !== 'accepted')
        return show(
          operatorRequest,
          429,
          `Too many attempts. Wait ${Math.ceil(checked.waitMs / 1_000)} s, then try again.`,
        );
      const ended = guard.sessions.endAll([handle ?? []].flat());
      logger.log('an operator has ended sessions', {
        who: operatorRequest.session.who,
        source: operatorRequest.request.ip,
        ended,
      });
      return guard.redirectWithResult(
        operatorRequest,
        path,
        ended === 1 ? '1 session has ended.' : `${ended} sessions have ended.`,
      );
    }),
  );
}
