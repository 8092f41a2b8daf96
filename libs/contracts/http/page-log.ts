import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { opaqueId, shopId } from '../fields';

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));

/** What a page reports of a failure (LOG-01), without personal data, tokens and ids that open something. */
export const LogEntry = z.object({
  id: opaqueId,
  shopId,
  host: text(100),
  browser: text(200),
  /** As the page's own clock says it. */
  pageTime: text(40),
  /** JSON, cut where it is too long. */
  data: text(2_000),
});
export type LogEntry = z.output<typeof LogEntry>;

/** Keeps an entry for twelve months (OPEN-Q-108). */
export const storeLogEntry = endpoint({
  method: 'POST',
  path: '/log-entries',
  body: LogEntry,
  repeatable: true,
  answer: z.object({}),
  errors: [],
});
