import { orderFields } from '@fenestra/contracts/wire/order-fields';
import { cartActions } from '@fenestra/contracts/wire/cart-actions';
import { configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import { everyRestCall } from '@fenestra/contracts/wire/every-rest-call';
import { z } from 'zod/mini';
import { sanitizeUrl, pdfNames } from './sanitize-url';
import { sanitizeErrorMessage, sanitizeStack } from './sanitize-error';
import { fieldsOf, type OmissionCount, objectSanitizer, noOmissions } from './sanitize-fields';

type Contract = { readonly body?: z.ZodMiniType; readonly answer: z.ZodMiniType };
const calls = new Map<string, Contract>(Object.entries({ ...everyRestCall, ...cartActions, ...configuratorActions }));

const maxCharacters = 2_000;
const text = z.string();
/** Next to the payload of every request and every answer: the action, or the code of a refusal and the fields of a form that it is about. */
const requestFields = { akce: z.enum([...calls.keys()]) };
const answerFields = {
  Err: z.number(),
  ErrText: text,
  fields: z.object(Object.fromEntries(formFields().map((name) => [name, text]))),
};

function formFields(): string[] {
  return [...Object.values(orderFields), ...['name', 'email', 'note', 'phone', 'content']];
}

export type SanitizedReport = { readonly data: string; readonly leftOut: number };

/**
 * Returns what is stored of a report: calls, addresses, status, reason codes and the fields that contracts name, without texts and
 * keys (OPEN-Q-14). All else is left out and counted: a stranger may have written it.
 */
export function sanitizeReport(data: unknown, scriptHosts: ReadonlySet<string> = new Set()): SanitizedReport {
  const leftOut = noOmissions();
  const given = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];
  if (given.length === 0) leftOut.count = 1;
  const call = callOf(Object.fromEntries(given));
  const sanitized: [string, unknown][] = [];
  for (const [name, value] of given) {
    const sanitize = Object.hasOwn(sanitizers, name) && sanitizers[name as keyof typeof sanitizers];
    const result = sanitize ? sanitize(value, { leftOut, call, scriptHosts }) : undefined;
    if (result === undefined) leftOut.count++;
    else sanitized.push([name, result]);
  }
  const all = { ...(leftOut.count > 0 && { leftOut: leftOut.count }), ...Object.fromEntries(sanitized) };
  return { data: JSON.stringify(all).slice(0, maxCharacters), leftOut: leftOut.count };
}

type SanitizeContext = {
  readonly leftOut: OmissionCount;
  readonly call: Contract | undefined;
  readonly scriptHosts: ReadonlySet<string>;
};
type SanitizePart = (value: unknown, context: SanitizeContext) => unknown;

const textOf =
  (sanitize: (text: string, context: SanitizeContext) => string | undefined): SanitizePart =>
  (value, context) =>
    typeof value === 'string' ? sanitize(value, context) : undefined;

const sanitizeFrames = textOf((text, { leftOut }): string | undefined => {
  const stack = sanitizeStack(text);
  leftOut.count += stack.leftOut;
  return stack.frames.join('\n');
});

/** The parts of a report, each with what may stay of it. */
const sanitizers = {
  url: textOf((text, { scriptHosts }) => sanitizeUrl(text, scriptHosts)),
  status: (value) => (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 600 ? value : undefined),
  call: textOf((text) => (calls.has(text) || pdfNames.has(text) ? text : undefined)),
  request: (value, context) => messageOf(requestFields, context.call?.body)(value, context),
  response: (value, context) => messageOf(answerFields, context.call?.answer)(value, context),
  failure: textOf(sanitizeErrorMessage),
  stack: sanitizeFrames,
  componentStack: sanitizeFrames,
  ignored: textOf((text) => (text === 'shop_id' ? text : undefined)),
  shopId: (value) =>
    ['string', 'number'].includes(typeof value) && /^\d{1,6}$/.test(String(value)) ? value : undefined,
} satisfies Readonly<Record<string, SanitizePart>>;

const messageOf =
  (common: Readonly<Record<string, z.ZodMiniType>>, own: z.ZodMiniType | undefined): SanitizePart =>
  (value, { leftOut }) => {
    if (value === null) return null;
    if (typeof value !== 'object' || Array.isArray(value)) return undefined;
    return objectSanitizer([...Object.entries(common), ...(own ? fieldsOf(own) : [])])(value, leftOut);
  };

/** A report names its call; requests of the two addresses with actions also name it themselves. */
function callOf({ call, request }: Readonly<Record<string, unknown>>): Contract | undefined {
  const { akce } = Object(request) as { akce?: unknown };
  const name = [call, akce].find((each): each is string => typeof each === 'string');
  return name === undefined ? undefined : calls.get(name);
}
