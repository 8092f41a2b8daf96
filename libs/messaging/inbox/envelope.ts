import { isUtf8 } from 'node:buffer';
import { z } from 'zod/mini';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ReceivedRecord, EventRecord, RawRecord } from '../transport/transport';

/** One place decides for all groups and transports what an event is. What passes here, PostgreSQL can store. */

const maxNameLength = 200; // keys and types stand in indexes, whose entries end at 2,700 bytes
const maxAttributeLength = 1_000;
const maxDataLength = 1_048_576; // what a Kafka broker takes

const text = (maxLength: number) =>
  z.string({ error: ({ input }) => (input === undefined ? 'is missing' : 'is no text') }).check(
    z.minLength(1, 'is missing'),
    z.maxLength(maxLength, `is longer than ${maxLength} characters`),
    z.refine((read) => !read.includes('\0'), 'holds a NUL'),
  );
const name = text(maxNameLength);
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
        ce_source: text(maxAttributeLength),
        ce_time: z.iso.datetime({ offset: true, error: 'is no time' }),
        ce_aggregateversion: z.optional(number),
        ce_shopid: z.optional(number),
        ce_causationid: z.optional(uuid),
      },
      'are no object',
    ),
    text(maxAttributeLength),
  ),
  data: text(maxDataLength),
});

/** The event that a record holds, or a sentence about what is wrong with it. */
export function readEnvelope({ raw, ...event }: ReceivedRecord): Result<EventRecord, string> {
  const flaw = (raw && flawInBytes(raw)) ?? flawInTexts(event);
  return flaw ? refuse(flaw) : accept({ ...event, id: event.id.toLowerCase() }); // as the inbox gives it back
}

/** A group passes over what says clearly that it is something else: a record of a foreign program, or another type of event. */
export function isForeignRecord({ raw, type }: ReceivedRecord): boolean {
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
  const invalid = [['key', key] as const, ['value', value] as const, ...attributes].find(
    ([, bytes]) => bytes && !isUtf8(bytes),
  );
  if (invalid) return `${invalid[0]} is no UTF-8`;
  const names = attributes.map(([attribute]) => attribute);
  const duplicate = names.find((attribute, nth) => names.indexOf(attribute) !== nth);
  if (duplicate) return `${duplicate} comes twice`;
  const headerValues = new Map(headers.map(([header, bytes]) => [header, bytes?.toString()]));
  if (headerValues.get('ce_specversion') !== '1.0') return 'ce_specversion is not 1.0';
  return /^application\/json *(;|$)/i.test(headerValues.get('content-type') ?? 'application/json')
    ? undefined
    : 'content-type is not application/json';
}
