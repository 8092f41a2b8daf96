import type { FastifyReply, FastifyRequest } from 'fastify';

export type FormFields = Readonly<Record<string, string>>;
/** Logs a request that was refused, with its reason. */
export type LogRefusal = (request: FastifyRequest, reason: RefusalReason) => void;
export const refusalReasons = [
  'host-unknown',
  'session-missing',
  'form-foreign',
  'token-wrong',
  'attempts-exceeded',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A reason has 500 characters. */
export const formOptions = { bodyLimit: 8_192 };

export const sendHtml = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(text.replace(/>\s+</g, '> <'));

/** The fields of a form; those that occur twice are left out. */
export const formFieldsOf = ({ body }: FastifyRequest): FormFields =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string')) as FormFields;

/** The address of a page of the console; any other leads to the list. */
export const consolePathOrDefault = (to: string | undefined): string =>
  to && /^\/desk[\w/?=&.-]*$/.test(to) ? to : '/desk';
