import type { FastifyInstance, FastifyReply } from 'fastify';
import { withFaults } from '../with-faults';
import type { Faults } from '../faults';
import type { Ledger } from '../ledger';
import { heurekaStub, tagManagerStub, trustedShopsStub } from './stubs';

type Parts = { readonly ledger: Ledger; readonly faults: Faults };
type Named = { Params: { name: string } };

/** Scripts that a shop loads from others (WIRE-53). Who loads one stands in the ledger; one that nobody knows is not there. */
export function serveScripts(app: FastifyInstance, { ledger, faults }: Parts): void {
  const faulty = withFaults(faults, (reply, status) => reply.status(status).send());
  const serve = (reply: FastifyReply, script: string, name: string, text: string | null) =>
    faulty('scripts.load', reply, () => {
      if (text === null) return () => reply.status(404).send();
      ledger.write('scripts.loaded', { script, name });
      return () => reply.type('text/javascript; charset=utf-8').send(text);
    });

  app.get<{ Querystring: { id?: string } }>('/scripts/gtm.js', ({ query: { id = '' } }, reply) =>
    serve(reply, 'tag-manager', id, /^GTM-[A-Z0-9]+$/.test(id) ? tagManagerStub(id) : null),
  );
  app.get<Named>('/scripts/heureka/:name/sdk.js', ({ params: { name } }, reply) =>
    serve(reply, 'heureka', name, /^(cz|sk)$/.test(name) ? heurekaStub(name) : null),
  );
  app.get<Named>('/scripts/trusted-shops/:name.js', ({ params: { name } }, reply) =>
    serve(reply, 'trusted-shops', name, /^X\w{32}$/.test(name) ? trustedShopsStub(name) : null),
  );
}
