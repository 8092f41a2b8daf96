import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { withFaults } from '../with-faults';
import type { Faults } from '../faults';
import type { Ledger } from '../ledger';

/** One key for each country; that of one is unknown in the other. They open nothing but this sandbox. */
export const heurekaKeys: ReadonlyMap<string, string> = new Map([
  ['cz', 'fenestra-sandbox-cz'],
  ['sk', 'fenestra-sandbox-sk'],
]);

const Report = z.object({
  apiKey: z.string(),
  email: z.email(),
  orderId: z.union([z.string().min(1).max(255), z.number()]).optional(),
  productItemIds: z
    .array(z.string())
    .refine((ids) => new Set(ids).size === ids.length)
    .optional(),
});

const refusals = {
  400: ['bad-request', 'The body is no JSON, or a field is missing or wrong.'],
  401: ['unauthorized', 'The key is unknown in this country.'],
  404: ['not-found', 'There is nothing here.'],
  415: ['unsupported-media-type', 'The content type has to be application/json.'],
} as const;

type Parts = { readonly ledger: Ledger; readonly faults: Faults };

/** "Verified by customers", version 2, of both countries (external-services 3.1). */
export function serveHeureka(app: FastifyInstance, { ledger, faults }: Parts): void {
  const faulty = withFaults(faults, (reply, status) =>
    reply.status(status).send({ code: status, message: 'error', description: 'A fault that was ordered.' }),
  );
  void app.register((own, _, done) => {
    own.removeAllContentTypeParsers(); // what is no JSON is refused in Heureka's words
    own.addContentTypeParser('*', { parseAs: 'string' }, (_, body, parsed) => parsed(null, body));
    own.post<{ Params: { country: string } }>(
      '/heureka/:country/shop-certification/v2/order/log',
      ({ params: { country }, headers, body }, reply) =>
        faulty('heureka.log', reply, () => {
          const status = log(ledger, country, headers['content-type'], body);
          if (status === 200) return () => reply.send({ code: 200, message: 'ok' });
          const [message, description] = refusals[status];
          return () => reply.status(status).send({ code: status, message, description });
        }),
    );
    done();
  });
}

/** The status of the answer; a report that is right stands in the ledger, and whether its order was known already. */
function log(ledger: Ledger, country: string, type = '', body: unknown): 200 | keyof typeof refusals {
  const key = heurekaKeys.get(country);
  if (!key) return 404;
  if (!/^application\/json\s*(;|$)/i.test(type)) return 415;
  const report = Report.safeParse(jsonIn(body));
  if (!report.success) return 400;
  const { apiKey, ...told } = report.data;
  if (apiKey !== key) return 401;
  const repeated = ledger.records.some(
    ({ kind, country: of, orderId }) => kind === 'heureka.order' && of === country && orderId === told.orderId,
  );
  ledger.write('heureka.order', { country, ...told, repeated });
  return 200;
}

function jsonIn(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
