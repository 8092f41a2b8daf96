import { Err } from '@fenestra/contracts/wire/errors';
import { counted } from './in-flight';
import { logEntry } from './log';
import { scriptAddress } from '../loading/script-address';

/** Why a call gave no answer: the shop refused it with a text for the shopper, or it could not be had at all. */
export class CallFailed extends Error {
  constructor(
    readonly call: string,
    /** `Err` of the answer; null when there was no readable answer. */
    readonly code: number | null,
    /** For the shopper; only where the shop wrote one (Err 15). */
    readonly refusal: string | null,
    /** Wrong fields of a form, by protocol name. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** The whole answer: a repeated order carries the recap of the order that exists (OPEN-Q-75). */
    readonly answer: unknown = null,
    /** Of HTTP; null when nothing was answered. */
    readonly status: number | null = null,
  ) {
    super(`${call} failed: ${refusal ?? code ?? 'no answer'}`);
    this.name = 'CallFailed';
  }
}

/** What the shop says to the shopper of a failed call; null where it says nothing. */
export const refusalOf = (failure: unknown): string | null => (failure instanceof CallFailed ? failure.refusal : null);

type Request = { method: 'GET' | 'POST'; path: string; body?: unknown; headers?: Record<string, string | undefined> };
type Envelope = { Err?: number; ErrText?: string; fields?: Record<string, string> };

/**
 * One call to the gateway with the common error handling: anything but success is logged, except the refusals that the
 * shopper reads (ERR-01 to ERR-03). Gives the answer undecoded; rejects with CallFailed.
 */
export function request(call: string, { method, path, body, headers = {} }: Request): Promise<unknown> {
  return counted(async () => {
    const address = scriptAddress(path);
    const response = await sent(address, {
      method,
      credentials: 'same-origin',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...present(headers) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = response ? await response.json().catch(() => null) : null;
    const failure = failureOf(call, response, answer);
    if (!failure) return answer;
    const shown = response?.ok && failure.code === Err.refused; // to the shopper, as an alert
    if (!shown) logEntry({ url: address, status: response?.status ?? 0, call, request: body, response: answer });
    throw failure;
  });
}

/** Seconds that the page waits by itself when it has asked for too much at once, up to three times; longer ones it tells of. */
const longestWait = 10;

async function sent(address: string, init: RequestInit, repeats = 3): Promise<Response | null> {
  const response = await fetch(address, init).catch(() => null);
  const wait = response?.status === 429 ? Number(response.headers.get('retry-after')) : 0;
  if (!wait || wait > longestWait || !repeats) return response;
  await new Promise((done) => setTimeout(done, wait * 1_000));
  return sent(address, init, repeats - 1);
}

function failureOf(call: string, response: Response | null, answer: unknown): CallFailed | null {
  const { Err: code, ErrText, fields } = (typeof answer === 'object' && answer !== null ? answer : {}) as Envelope;
  if (response?.ok && answer !== null && !code) return null;
  const refusal = code === Err.refused ? (ErrText ?? null) : null;
  return new CallFailed(call, code ?? null, refusal, fields, answer, response?.status);
}

const present = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));
