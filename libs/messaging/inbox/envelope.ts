import { isUtf8 } from 'node:buffer';
import { z } from 'zod/mini';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { DeliveredRecord, EventRecord, RawRecord } from '../transport/transport';

/** One place decides for all groups and transports what an event is. What passes here, PostgreSQL can store. */

const longestName = 200; // keys and types stand in indexes, whose entries end at 2,700 bytes
const longestAttribute = 1_000;
const longestData = 1_048_576; // what a Kafka broker takes

const text = (longest: number) =>
  z.string({ error: ({ input }) => (input === undefined ? 'is missing' : 'is no text') }).check(
    z.minLength(1, 'is missing'),
    z.maxLength(longest, `is longer than ${longest} characters`),
    z.refine((read) => !read.includes('\0'), 'holds a NUL'),
  );
const name = text(longestName);
const uuid = z.uuid('is no UUID');
const number = z.string().check(z.regex(/^\d{1,9}$/, 'is no number'));

/** As contracts/documents/async-api.ts publishes it. */
const envelope = z.object({
  id: uuid,
  key: name,
  type: name,
  headers: z.catchall(
    z.object(
      {
        ce_source: text(longestAttribute),
        ce_time: z.iso.datetime({ offset: true, error: 'is no time' }),
        ce_aggregateversion: z.optional(number),
        ce_shopid: z.optional(number),
        ce_causationid: z.optional(uuid),
      },
      'are no object',
    ),
    text(longestAttribute),
  ),
  data: text(longestData),
});

/** The event that a record holds, or a sentence about what is wrong with it. */
export function readEnvelope({ raw, ...event }: DeliveredRecord): Result<EventRecord, string> {
  const flaw = (raw && flawInBytes(raw)) ?? flawInTexts(event);
  return flaw ? refuse(flaw) : accept({ ...event, id: event.id.toLowerCase() }); // as the inbox gives it back
}

/** A group passes over what says clearly that it is something else: a record of a foreign program, or another type of event. */
export function isClearlyElse({ raw, type }: DeliveredRecord): boolean {
  const isForeign = raw?.headers.every(([header]) => !isAttribute(header)) ?? false;
  return isForeign || (name.safeParse(type).success && !type.includes('\uFFFD')); // which stands for bytes that are no UTF-8
}

const isAttribute = (header: string): boolean => header.startsWith('ce_');

function flawInTexts(event: EventRecord): string | undefined {
  const { error } = envelope.safeParse(event);
  return error && `${String(error.issues[0]!.path.at(-1))} ${error.issues[0]!.message}`;
}

/** CloudEvents 1.0 in binary mode; JSON is meant where no content type is named. */
function flawInBytes({ key, value, headers }: RawRecord): string | undefined {
  const attributes = headers.filter(([header]) => isAttribute(header));
  const garbled = [['key', key] as const, ['value', value] as const, ...attributes].find(
    ([, bytes]) => bytes && !isUtf8(bytes),
  );
  if (garbled) return `${garbled[0]} is no UTF-8`;
  const names = attributes.map(([attribute]) => attribute);
  const doubled = names.find((attribute, nth) => names.indexOf(attribute) !== nth);
  if (doubled) return `${doubled} comes twice`;
  const given = new Map(headers.map(([header, bytes]) => [header, bytes?.toString()]));
  if (given.get('ce_specversion') !== '1.0') return 'ce_specversion is not 1.0';
  return /^application\/json *(;|$)/i.test(given.get('content-type') ?? 'application/json')
    ? undefined
    : 'content-type is not application/json';
}
