import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';

export type Answer = { readonly status: number; readonly body: object };
export type ErrorName = 'INVALID_REQUEST' | 'AUTHENTICATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'UNPROCESSABLE_ENTITY';

const statuses: Readonly<Record<ErrorName, number>> = {
  INVALID_REQUEST: 400,
  AUTHENTICATION_FAILURE: 401,
  RESOURCE_NOT_FOUND: 404,
  UNPROCESSABLE_ENTITY: 422,
};

/** PayPal's errors: a name and issues by which one branches (external-services 2.4). */
export const paypalError = (name: ErrorName, ...issues: readonly string[]): Answer => ({
  status: statuses[name],
  body: errorBody(name, issues),
});

/** The request was right and cannot be done. */
export const unprocessable = (issue: string): Answer => paypalError('UNPROCESSABLE_ENTITY', issue);

export const sendServerError = (reply: FastifyReply, status: number): FastifyReply =>
  reply.status(status).send(errorBody('INTERNAL_SERVER_ERROR', []));

const errorBody = (name: string, issues: readonly string[]): object => ({
  name,
  message: 'The request was not carried out.',
  debug_id: randomBytes(6).toString('hex'),
  details: issues.map((issue) => ({ issue, description: issue.toLowerCase().replaceAll('_', ' ') })),
  links: [],
});
