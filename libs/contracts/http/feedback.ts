import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { changeId, isNew, opaqueId, shopId } from '../fields';

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const requiredText = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));

/** What a visitor writes to the shop (FEED-01, OPEN-Q-89). Personal: it leaves notifications in the mail to the shop's people alone. */
export const FeedbackForm = z.object({
  name: requiredText(120),
  phone: requiredText(40),
  email: requiredText(254),
  message: requiredText(10_000),
});
export type FeedbackForm = z.output<typeof FeedbackForm>;

/** Where it was written: what the page knows of itself (FEED-04). */
const PageDetails = z.object({
  browser: text(500),
  configurationId: z.nullable(opaqueId),
  /** The last log entry of the visit. */
  logId: z.nullable(opaqueId),
  host: text(255),
  screen: text(200),
});

/** Keeps a message for twelve months and mails it to the shop's people. A repeat with the same id sends nothing again. */
export const storeFeedback = endpoint({
  method: 'POST',
  path: '/feedback',
  body: z.object({ shopId, form: FeedbackForm, writtenOn: PageDetails, changeId }),
  repeatable: true,
  answer: z.object({ isNew }),
  errors: [],
});
export type NewFeedback = z.output<typeof storeFeedback.body>;
