import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from '@fenestra/contracts/errors';
import { everyEvent } from '@fenestra/contracts/events/every-event';
import { Err } from '@fenestra/contracts/wire/errors';
import { topics } from '@fenestra/messaging/transport/topics';
import { type Call, presentContracts } from '../upgrade/contracts';
import { namesInSchema, type NamingSchema } from './schema-names';

type Operation = {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Content = Readonly<Record<string, { readonly schema?: NamingSchema }>>;
type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, NamingSchema>> };
};
type AsyncApi = { readonly channels: object; readonly operations: object; readonly components: { messages: object } };

/** Names of the generated documents, which `npm run check` compares with the schemas. */
const documentNamed = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../libs/contracts/generated', name), 'utf8'));

export async function contractNames(): Promise<Record<string, string[]>> {
  const { calls, events } = await presentContracts();
  const openApi = documentNamed('openapi.json') as OpenApi;
  const { channels, operations, components } = documentNamed('asyncapi.json') as AsyncApi;
  return {
    'internal calls': Object.entries(calls).flatMap(callNames).map(shortened),
    'error reasons': Object.keys(refusals),
    'error codes of the public protocol': Object.values(Err).map(String),
    topics: [...topics],
    events: everyEvent.flatMap(({ type, topic }) => [
      `${topic} ${type}`,
      ...namesInSchema(events[type] as NamingSchema, type),
    ]),
    'OpenAPI calls': Object.entries(openApi.paths).flatMap(([path, operationsOf]) =>
      Object.entries(operationsOf).flatMap(([method, operation]) =>
        operationNames(`${method.toUpperCase()} ${path}`, operation),
      ),
    ),
    'OpenAPI schemas': Object.entries(openApi.components.schemas).flatMap(([name, schema]) => [
      name,
      ...namesInSchema(schema, name),
    ]),
    AsyncAPI: [channels, operations, components.messages].flatMap((part) => Object.keys(part)),
  };
}

const callNames = ([name, { errors, ...parts }]: [string, Call]): string[] => [
  name,
  ...errors.map((reason) => `${name} refused = ${reason}`),
  ...Object.entries(parts).flatMap(([part, schema]) => namesInSchema(schema as NamingSchema, `${name} ${part}`)),
];

/** A cart is in forty answers: what is deeper than a field of a call is listed once, with the field that contains it. */
function shortened(name: string): string {
  const [path, ...value] = name.split(' = ');
  const fields = path!.split('.');
  return fields.length < 3 ? name : [`…${fields.slice(-2).join('.')}`, ...value].join(' = ');
}

function operationNames(name: string, { operationId, parameters = [], requestBody, responses }: Operation): string[] {
  const bodies = (content: Content = {}) => Object.values(content).map(({ schema }) => schema);
  return [
    name,
    ...(operationId ? [`${name} operationId = ${operationId}`] : []),
    ...parameters.map((parameter) => `${name} ${parameter.in} ${parameter.name}`),
    ...bodies(requestBody?.content).flatMap((schema) => namesInSchema(schema, `${name} body`)),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      bodies(content).flatMap((schema) => namesInSchema(schema, `${name} ${status}`)),
    ),
  ];
}
