import { Err } from '../wire/errors';
import { referenceTo } from './json-schema';
import { parameterDescriptions } from './parameter-descriptions';

export type Json = Record<string, unknown>;

/** Content of JSON, with examples by name. */
export const json = (schema: Json, examples: Json = {}): Json => ({
  'application/json': { schema, ...(Object.keys(examples).length > 0 && { examples }) },
});

export const error: Json = { $ref: referenceTo('Error') };

export const failures = {
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

export const unknownId = { description: 'Unknown id', content: json(error) };

export const parameter = (name: string, place: 'path' | 'query' | 'header', required = place === 'path'): Json => ({
  name,
  in: place,
  required,
  description: parameterDescriptions[name],
  schema: { type: 'string' },
});
export const header = (name: string): Json => parameter(name, 'header');

/** `/api/order/:token` → `/api/order/{token}` */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
