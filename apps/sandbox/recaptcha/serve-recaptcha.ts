import type { FastifyInstance } from 'fastify';
import type { Faults } from '../faults';
import { withFaults } from '../with-faults';
import { type Recaptcha, Verdict } from './recaptcha';

/** The script for pages and the check for servers, as Google serves them, and what a test may order of them. */
export function serveRecaptcha(app: FastifyInstance, recaptcha: Recaptcha, faults: Faults): void {
  const faulty = withFaults(faults, (reply, status) => reply.status(status).send());

  app.get<{ Querystring: { render?: string } }>('/recaptcha/api.js', ({ query: { render = '' } }, reply) =>
    faulty('recaptcha.script', reply, () => () => reply.type('text/javascript').send(script(render))),
  );
  app.post('/recaptcha/api/siteverify', (request, reply) =>
    faulty('recaptcha.check', reply, () => {
      const answer = recaptcha.check(request.body);
      return () => reply.send(answer);
    }),
  );

  app.post('/__sandbox/recaptcha', (request, reply) => {
    recaptcha.verdict = Verdict.parse(request.body);
    return reply.status(204).send();
  });
}

/** `ready` and `execute` as pages call them. No two tokens are the same. */
const script = (siteKey: string): string => `(() => {
  const rendered = ${JSON.stringify(siteKey).replaceAll('<', '\\u003c')};
  const base64url = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const execute = async (siteKey, { action }) => {
    if (siteKey !== rendered) throw new Error('Invalid site key or not loaded in api.js: ' + siteKey);
    const token = { siteKey, action, hostname: location.hostname, at: Date.now(), nonce: crypto.randomUUID() };
    return base64url(JSON.stringify(token));
  };
  window.grecaptcha = { ready: (then) => then(), execute };
})();
`;
