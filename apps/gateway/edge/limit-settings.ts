import { z } from 'zod';
import { siteMultiplier } from '@fenestra/platform/http/ip-network';
import { readJsonFile } from '@fenestra/platform/service/path-settings';

const count = z.number().int().positive();
/** Calls a minute and address; the whole table may be replaced by LIMITS_FILE. */
const Table = z.strictObject({
  order: count.default(10),
  mail: count.default(5),
  /** Mails to one reader, whoever asks for them. */
  reader: count.default(5),
  feedback: count.default(5),
  log: count.default(60),
  /** A PDF takes a tenth of a second of calculation. */
  document: count.default(20),
  /** Providers are asked about what comes here; they tell many payments from few addresses. */
  payment: count.default(600),
  /** Of all calls together: milliseconds of a processor in ten seconds, as the table of costs counts them (decision 72). */
  work: count.default(6_000),
  /** Requests of one address that are answered at the same time, as many as a browser sends, and further ones that wait for that. */
  atOnce: count.default(6),
  waiting: count.default(200),
  /** Of these, calls that cost `dearFrom` or more: the others of an address go on beside them. */
  dearAtOnce: count.default(2),
  /** Requests for the feed with one token that are waited for at the same time. One reader needs one. */
  polls: count.default(4),
  /** Rows that are kept for days and longer, of an address in an hour. Unless said, in proportion to `work`: who lifts one lifts the other. */
  kept: count.optional(),
  /** Multiple of each limit by address that all networks of an IPv6 /48 have together (decision 102). */
  site: count.default(siteMultiplier),
});
export const Limits = Table.transform(({ kept, ...table }) => ({ ...table, kept: kept ?? Math.ceil(table.work / 2) }));
type Limits = z.output<typeof Limits>;

/** The table in force. */
export const readLimits = (file: string | undefined): Limits => Limits.parse(file ? readJsonFile(file) : {});

export type RateLimitName = Exclude<
  keyof Limits,
  'work' | 'kept' | 'atOnce' | 'waiting' | 'dearAtOnce' | 'polls' | 'site'
>;
