import type { z } from 'zod/mini';
import { cart, discount, service, transit } from '../wire/cart';
import { cartActions, cartPath } from '../wire/cart-actions';
import { change } from '../wire/changes';
import { configuratorActions, configuratorPath } from '../wire/configurator-actions';
import { Err } from '../wire/errors';
import { type EveryRestCall, everyRestCall } from '../wire/every-rest-call';
import { order } from '../wire/order';
import { product } from '../wire/product';
import { cartHeader, changeHeader, type RestCall, revisionHeader } from '../wire/rest-calls';
import { refusal } from '../wire/tried';
import { cartSummaries, configuratorSummaries, restSummaries } from './call-summaries';
import { jsonSchemaOf, namedSchemas, referenceTo } from './json-schema';

type Json = Record<string, unknown>;

const components = {
  Change: change,
  Refusal: refusal,
  Product: product,
  Cart: cart,
  Order: order,
  Service: service,
  Transit: transit,
  Discount: discount,
};
const names = new Map<z.ZodMiniType, string>(Object.entries(components).map(([name, schema]) => [schema, name]));
const schemaOf = (schema: z.ZodMiniType): Json => {
  const name = names.get(schema);
  return name ? { $ref: referenceTo(name) } : jsonSchemaOf(schema, components);
};

const error = { $ref: referenceTo('Error') };
const json = (schema: Json) => ({ 'application/json': { schema } });
const failures = {
  400: {
    description: `Err ${Err.malformed}: no JSON object, or a field that is missing or has the wrong type`,
    content: json(error),
  },
  413: { description: 'The body is too large', content: json(error) },
  415: { description: 'The body is no JSON', content: json(error) },
  429: { description: 'Too many calls; Retry-After says when to come again', content: json(error) },
  503: {
    description: `Err ${Err.unavailable}: a service does not answer; the call may be repeated`,
    content: json(error),
  },
};

/** OpenAPI 3.1 of the public protocol, made from the tables that the gateway answers by. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fenestra',
      version: '1',
      description:
        'The public protocol of the window shop. The Host header selects the storefront. Numbers may come as numeric text. ' +
        'Every answer that is an object has Err (0 is success) and ErrText in the language of the shop.',
    },
    paths: {
      [configuratorPath]: {
        post: actionsOperation('Configurator', configuratorActions, configuratorSummaries),
      },
      [cartPath]: { post: actionsOperation('Cart', cartActions, cartSummaries) },
      ...restPaths(),
      ...filePaths(),
      ...erpPaths(),
    },
    components: {
      schemas: { ...namedSchemas(components), Error: errorSchema, Done: doneSchema },
      securitySchemes: { erp: { type: 'http', scheme: 'bearer', description: 'ERP_TOKEN' } },
    },
  };
}

type Actions = Readonly<Record<string, { readonly body: z.ZodMiniType; readonly answer: z.ZodMiniType }>>;

/** One address for many actions: `akce` selects body and answer. */
function actionsOperation(tag: string, actions: Actions, summaries: Readonly<Record<string, string>>): Json {
  const bodies = Object.entries(actions).map(([akce, { body }]) => {
    const { properties, required, ...rest } = jsonSchemaOf(body, components) as {
      properties: Json;
      required?: string[];
    };
    return {
      title: akce,
      description: summaries[akce],
      ...rest,
      properties: { akce: { const: akce }, ...properties },
      required: ['akce', ...(required ?? [])],
    };
  });
  const answers = Object.entries(actions).map(([akce, { answer }]) => ({ title: akce, ...answered(schemaOf(answer)) }));
  return {
    tags: [tag],
    summary: `${tag} actions, named by akce`,
    parameters: [header(revisionHeader), header(changeHeader), ...(tag === 'Cart' ? [header('idempotency-key')] : [])],
    requestBody: { required: true, content: json({ oneOf: bodies }) },
    responses: {
      200: {
        description: 'The answer of the action, or Err 15, 30, 41 or 44',
        content: json({ anyOf: [...answers, error] }),
      },
      ...failures,
    },
  };
}

function restPaths(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(everyRestCall) as [EveryRestCall, RestCall][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const shared = path in paths; // WIRE-47 shares the address of WIRE-46, whose summary names it
    if (!shared) paths[path] = { [call.method.toLowerCase()]: restOperation(call, restSummaries[name], name) };
  }
  return paths;
}

/** What calls take in headers. */
const headersOf: Partial<Record<EveryRestCall, readonly string[]>> = {
  addToErpCart: [cartHeader, revisionHeader, changeHeader],
  findOrder: ['idempotency-key'],
  saveConfiguration: [changeHeader, revisionHeader],
};

function restOperation({ path, query, body, status, answer }: RestCall, summary: string, name: string): Json {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, param]) => parameter(param!, 'path'));
  const headers = (headersOf[name as EveryRestCall] ?? []).map(header);
  const schema = schemaOf(answer);
  const done = schema['type'] === 'array' ? schema : answered(schema);
  return {
    tags: ['Calls'],
    operationId: name,
    summary,
    parameters: [...inPath, ...(query ? queryParameters(query) : []), ...headers],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      // What is no /api/ call is a script, which refuses with status 200.
      [status]: { description: 'Done', content: json(path.startsWith('/api/') ? done : { anyOf: [done, error] }) },
      404: { description: 'Unknown id', content: json(error) },
      ...failures,
    },
  };
}

function queryParameters(query: z.ZodMiniType): Json[] {
  const { properties, required = [] } = jsonSchemaOf(query) as { properties: Json; required?: string[] };
  return Object.keys(properties).map((field) => ({ ...parameter(field, 'query'), required: required.includes(field) }));
}

const file = (summary: string, type: string, names: string[]): Json => ({
  get: {
    tags: ['Files'],
    summary,
    parameters: names.map((name) => parameter(name, 'path')),
    responses: {
      200: { description: 'The file', content: { [type]: {} } },
      404: { description: 'Unknown id', content: json(error) },
      503: failures[503],
    },
  },
});

const filePaths = (): Json => ({
  '/api/catalogue/{version}': file(
    'The catalogue that a product names as katalog; it never changes',
    'application/json',
    ['version'],
  ),
  '/api/configuration/{id}/nabidka.pdf': file('A dated offer on paper', 'application/pdf', ['id']),
  '/api/drawing/{of}/{id}.svg': file(
    'A drawing of a configuration, offer, stock product or product type',
    'image/svg+xml',
    ['of', 'id'],
  ),
  '/api/drawing/{of}/{id}.png': file('The same drawing; sirka is its width in pixels', 'image/png', ['of', 'id']),
  '/api/pictures/{profile}.svg': file('The section of a profile', 'image/svg+xml', ['profile']),
});

const erpPaths = (): Json => ({
  '/erp/v1/events': {
    get: {
      tags: ['ERP'],
      operationId: 'readEvents',
      summary:
        'Events of all orders after a cursor, as CloudEvents 1.0; ask again with next, also when the page is empty',
      security: [{ erp: [] }],
      parameters: ['after', 'limit', 'wait'].map((name) => ({ ...parameter(name, 'query'), required: false })),
      responses: {
        200: {
          description: 'One page',
          content: json({
            type: 'object',
            properties: { events: { type: 'array', items: { type: 'object' } }, next: { type: 'string' } },
            required: ['events', 'next'],
          }),
        },
        401: { description: 'The token is missing or wrong', content: json(error) },
        ...failures,
      },
    },
  },
  '/erp/v1/orders/{id}': {
    get: {
      tags: ['ERP'],
      operationId: 'readOrderSnapshot',
      summary: 'Everything about an order, with name and addresses; amounts in minor units',
      security: [{ erp: [] }],
      parameters: [parameter('id', 'path')],
      responses: {
        200: { description: 'The order', content: json({ type: 'object' }) },
        401: { description: 'The token is missing or wrong', content: json(error) },
        404: { description: 'Unknown id', content: json(error) },
        ...failures,
      },
    },
  },
});

const errorSchema = {
  type: 'object',
  properties: {
    Err: { type: 'integer', enum: Object.values(Err).filter((code) => code !== Err.done) },
    ErrText: { type: 'string', description: 'For the shopper where Err is 15' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'A text for each wrong field' },
    odmitnuti: { $ref: referenceTo('Refusal'), description: 'Of a change that breaks a rule' },
  },
  required: ['Err', 'ErrText'],
};

/** Err and ErrText stand beside every payload; where every other field is of one kind, they are named in it. */
const answered = (schema: Json): Json =>
  'additionalProperties' in schema ? { ...schema, ...doneSchema } : { allOf: [{ $ref: referenceTo('Done') }, schema] };

const parameter = (name: string, place: 'path' | 'query'): Json => ({
  name,
  in: place,
  required: true,
  schema: { type: 'string' },
});
const header = (name: string): Json => ({ name, in: 'header', required: false, schema: { type: 'string' } });

const doneSchema = {
  type: 'object',
  properties: { Err: { const: Err.done }, ErrText: { type: 'string' } },
  required: ['Err', 'ErrText'],
};
