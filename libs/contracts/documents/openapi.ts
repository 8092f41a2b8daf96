import type { z } from 'zod/mini';
import { cart, discount, service, transit } from '../wire/cart';
import { cartPath } from '../cart-endpoint';
import { cartActions } from '../wire/cart-actions';
import { change } from '../wire/changes';
import { configuratorActions, configuratorPath } from '../wire/configurator-actions';
import { Err } from '../wire/errors';
import { type EveryRestCall, everyRestCall } from '../wire/every-rest-call';
import { order } from '../wire/order';
import { product } from '../wire/product';
import { type RestCall, cartHeader, changeHeader, drawingHeader, revisionHeader } from '../wire/rest-call';
import { refusal } from '../wire/price-preview';
import { cartSummaries, configuratorSummaries, restSummaries } from './call-summaries';
import { erpPaths } from './erp-paths';
import { filePaths } from './file-paths';
import { jsonSchemaOf, namedSchemas, referenceTo } from './json-schema';
import { error, failures, header, type Json, json, parameter, templateOf, unknownId } from './openapi-parts';

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

/** Examples of bodies and answers of the calls of these names, by name. */
export type ExamplesOf = (calls: readonly string[]) => Readonly<Record<'bodies' | 'answers', Json>>;

const withoutExamples: ExamplesOf = () => ({ bodies: {}, answers: {} });

/** OpenAPI 3.1 of the public protocol, made from the tables that the gateway answers by. */
export function openApi(examplesOf: ExamplesOf = withoutExamples): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fenestra',
      version: '1',
      description:
        'The public protocol of the window shop. The Host header selects the storefront. Numbers may come as numeric text. ' +
        'Every answer that is an object has Err (0 is success) and ErrText in the language of the shop. ' +
        'Examples are calls of one visit: {{name}} stands for a value of an earlier answer, {{more}} for the rest of a list.',
    },
    paths: {
      [configuratorPath]: {
        post: actionsOperation('Configurator', configuratorActions, configuratorSummaries, examplesOf),
      },
      [cartPath]: { post: actionsOperation('Cart', cartActions, cartSummaries, examplesOf) },
      ...restPaths(examplesOf),
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
function actionsOperation(
  tag: string,
  actions: Actions,
  summaries: Readonly<Record<string, string>>,
  examplesOf: ExamplesOf,
): Json {
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
  const answers = Object.entries(actions).map(([akce, { answer }]) => ({
    title: akce,
    ...withErrFields(schemaOf(answer)),
  }));
  // Most actions answer the product or the cart: the first one of each is shown.
  const firstOfAnswer = new Map(
    Object.entries(actions)
      .map(([akce, { answer }]) => [answer, akce] as const)
      .reverse(),
  );
  return {
    tags: [tag],
    summary: `${tag} actions, named by akce`,
    parameters: [
      header(revisionHeader),
      header(changeHeader),
      header(tag === 'Cart' ? 'idempotency-key' : drawingHeader),
    ],
    requestBody: { required: true, content: json({ oneOf: bodies }, examplesOf(Object.keys(actions)).bodies) },
    responses: {
      200: {
        description: 'The answer of the action, or Err 15, 30, 41 or 44',
        content: json({ anyOf: [...answers, error] }, examplesOf([...firstOfAnswer.values()]).answers),
      },
      ...failures,
    },
  };
}

type NamedCall = [EveryRestCall, RestCall];

function restPaths(examplesOf: ExamplesOf): Json {
  const calls = Object.entries(everyRestCall) as NamedCall[];
  const at = (path: string) => calls.filter(([, call]) => call.path === path);
  const paths = [...new Set(calls.map(([, { path }]) => path))];
  return Object.fromEntries(paths.map((path) => [templateOf(path), restOperations(at(path), examplesOf)]));
}

/** What calls take in headers. */
const headersOf: Partial<Record<EveryRestCall, readonly string[]>> = {
  addToErpCart: [cartHeader, revisionHeader, changeHeader],
  findOrder: ['idempotency-key'],
  reopenPayment: ['idempotency-key'],
  withdraw: ['idempotency-key'],
  declareWithdrawal: ['idempotency-key'],
  saveConfiguration: [changeHeader, revisionHeader],
};

/** The calls of one address: two may share it and differ by their fields (WIRE-46, WIRE-47). */
function restOperations(calls: readonly NamedCall[], examplesOf: ExamplesOf): Json {
  const [name, { method, path, query, status }] = calls[0]!;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, param]) => parameter(param!, 'path'));
  const headers = (headersOf[name] ?? []).map(header);
  const bodies = calls.flatMap(([, { body }]) => (body ? [schemaOf(body)] : []));
  const answers = calls.map(([, { answer }]) => answerOf(answer));
  // What is no /api/ call is a script, which refuses with status 200.
  const successAnswers = path.startsWith('/api/') ? answers : [...answers, error];
  const examples = examplesOf(calls.map(([call]) => call));
  const operation = {
    tags: ['Calls'],
    operationId: name,
    summary: restSummaries[name],
    parameters: [...inPath, ...(query ? queryParameters(query) : []), ...headers],
    ...(bodies.length > 0 && { requestBody: { required: true, content: json(eitherOf(bodies), examples.bodies) } }),
    responses: {
      [status]: { description: 'Done', content: json(eitherOf(successAnswers), examples.answers) },
      404: unknownId,
      ...failures,
    },
  };
  return { [method.toLowerCase()]: operation };
}

const eitherOf = (schemas: readonly Json[]): Json => (schemas.length === 1 ? schemas[0]! : { anyOf: schemas });

function answerOf(answer: z.ZodMiniType): Json {
  const schema = schemaOf(answer);
  return schema['type'] === 'array' ? schema : withErrFields(schema);
}

function queryParameters(query: z.ZodMiniType): Json[] {
  const { properties, required = [] } = jsonSchemaOf(query) as { properties: Json; required?: string[] };
  return Object.keys(properties).map((field) => parameter(field, 'query', required.includes(field)));
}

const errorSchema = {
  type: 'object',
  properties: {
    Err: { type: 'integer', enum: Object.values(Err).filter((code) => code !== Err.done) },
    ErrText: { type: 'string', description: 'For the shopper where Err is 15' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'A text for each wrong field' },
    odmitnuti: { $ref: referenceTo('Refusal'), description: 'Of a change that breaks a rule' },
    next: { type: 'string', description: 'Of a reader of the feed whose cursor is gone: where to begin' },
  },
  required: ['Err', 'ErrText'],
};

/** Err and ErrText stand beside every payload; where every other field is of one kind, they are named in it. */
const withErrFields = (schema: Json): Json =>
  'additionalProperties' in schema ? { ...schema, ...doneSchema } : { allOf: [{ $ref: referenceTo('Done') }, schema] };

const doneSchema = {
  type: 'object',
  properties: { Err: { const: Err.done }, ErrText: { type: 'string' } },
  required: ['Err', 'ErrText'],
};
