import { orderFields } from '@fenestra/contracts/wire/order-fields';
import { cartActions } from '@fenestra/contracts/wire/cart-actions';
import { configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import { everyRestCall } from '@fenestra/contracts/wire/every-rest-call';
import { z } from 'zod/mini';
import { keptAddress, paperNames } from './reported-address';
import { keptFailure, keptStack } from './reported-code';
import { fieldsOf, type LeftOut, members, nothingLeftOut } from './reported-fields';

type Contract = { readonly body?: z.ZodMiniType; readonly answer: z.ZodMiniType };
const calls = new Map<string, Contract>(Object.entries({ ...everyRestCall, ...cartActions, ...configuratorActions }));

const maxCharacters = 2_000;
const text = z.string();
/** Next to the payload of every request and every answer: the action, or the code of a refusal and the fields of a form that it is about. */
const ofRequests = { akce: z.enum([...calls.keys()]) };
const ofAnswers = {
  Err: z.number(),
  ErrText: text,
  fields: z.object(Object.fromEntries(formFields().map((name) => [name, text]))),
};

function formFields(): string[] {
  return [...Object.values(orderFields), ...['name', 'email', 'note', 'phone', 'content']];
}

export type Report = { readonly data: string; readonly leftOut: number };

/**
 * Returns what is stored of a report: calls, addresses, status, reason codes and the fields that contracts name, without texts and
 * keys (OPEN-Q-14). All else is left out and counted: a stranger may have written it.
 */
export function reportOf(data: unknown, scriptHosts: ReadonlySet<string> = new Set()): Report {
  const leftOut = nothingLeftOut();
  const given = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];
  if (given.length === 0) leftOut.count = 1;
  const call = callOf(Object.fromEntries(given));
  const kept: [string, unknown][] = [];
  for (const [name, value] of given) {
    const keep = Object.hasOwn(keepers, name) && keepers[name as keyof typeof keepers];
    const left = keep ? keep(value, { leftOut, call, scriptHosts }) : undefined;
    if (left === undefined) leftOut.count++;
    else kept.push([name, left]);
  }
  const all = { ...(leftOut.count > 0 && { leftOut: leftOut.count }), ...Object.fromEntries(kept) };
  return { data: JSON.stringify(all).slice(0, maxCharacters), leftOut: leftOut.count };
}

type Around = {
  readonly leftOut: LeftOut;
  readonly call: Contract | undefined;
  readonly scriptHosts: ReadonlySet<string>;
};
type KeepPart = (value: unknown, around: Around) => unknown;

const textOf =
  (keep: (text: string, around: Around) => string | undefined): KeepPart =>
  (value, around) =>
    typeof value === 'string' ? keep(value, around) : undefined;

const keptFrames = textOf((text, { leftOut }): string | undefined => {
  const stack = keptStack(text);
  leftOut.count += stack.leftOut;
  return stack.frames.join('\n');
});

/** The parts of a report, each with what may stay of it. */
const keepers = {
  url: textOf((text, { scriptHosts }) => keptAddress(text, scriptHosts)),
  status: (value) => (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 600 ? value : undefined),
  call: textOf((text) => (calls.has(text) || paperNames.has(text) ? text : undefined)),
  request: (value, around) => messageOf(ofRequests, around.call?.body)(value, around),
  response: (value, around) => messageOf(ofAnswers, around.call?.answer)(value, around),
  failure: textOf(keptFailure),
  stack: keptFrames,
  componentStack: keptFrames,
  ignored: textOf((text) => (text === 'shop_id' ? text : undefined)),
  shopId: (value) =>
    ['string', 'number'].includes(typeof value) && /^\d{1,6}$/.test(String(value)) ? value : undefined,
} satisfies Readonly<Record<string, KeepPart>>;

const messageOf =
  (common: Readonly<Record<string, z.ZodMiniType>>, own: z.ZodMiniType | undefined): KeepPart =>
  (value, { leftOut }) => {
    if (value === null) return null;
    if (typeof value !== 'object' || Array.isArray(value)) return undefined;
    return members([...Object.entries(common), ...(own ? fieldsOf(own) : [])])(value, leftOut);
  };

/** A report names its call; requests of the two addresses with actions also name it themselves. */
function callOf({ call, request }: Readonly<Record<string, unknown>>): Contract | undefined {
  const { akce } = Object(request) as { akce?: unknown };
  const name = [call, akce].find((each): each is string => typeof each === 'string');
  return name === undefined ? undefined : calls.get(name);
}
