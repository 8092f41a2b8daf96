import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isoDay } from '../fields';

const text = z.string().check(z.maxLength(4_000));

/** Whom a request is about: everybody who has used this address. */
export const Person = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  /** Their orders, which the orders service knows by the address. */
  orderIds: z.array(z.uuid()).check(z.maxLength(10_000)),
  /** By what else they are recognised in texts that nobody has sorted, in small letters. */
  marks: z.array(text).check(z.maxLength(1_000)),
});
export type Person = z.output<typeof Person>;

/** What a service keeps of somebody, by what it is: `orders`, `letters`. Personal. */
export const PersonalDataExport = z.object({
  data: z.record(z.string(), z.array(z.unknown())),
  orderIds: z.array(z.uuid()),
  marks: z.array(z.string()),
});
export type PersonalDataExport = z.output<typeof PersonalDataExport>;

/** What stays after an erasure. */
export const RetainedData = z.object({
  what: z.string(),
  why: z.string(),
  /** The last day of its age; null where no day can be named yet. */
  until: z.nullable(isoDay),
});
export type RetainedData = z.output<typeof RetainedData>;

export const ErasureResult = z.object({ erased: z.record(z.string(), z.int()), kept: z.array(RetainedData) });
export type ErasureResult = z.output<typeof ErasureResult>;

/** All that the service holds of a person (GDPR Art. 15 and 20). Every service with a database answers it. */
export const exportCustomer = endpoint({
  method: 'POST',
  path: '/customers/exports',
  body: Person,
  repeatable: true,
  deadlineMs: 60_000,
  answer: PersonalDataExport,
  errors: [],
});

/** Erases what may be erased, and says what stays, why and until when (GDPR Art. 17). May be repeated. */
export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/customers/erasures',
  body: Person,
  repeatable: true,
  deadlineMs: 60_000,
  answer: ErasureResult,
  errors: [],
});
