import { textUpTo } from '@fenestra/domain/bounded';
import { z } from 'zod/mini';
import { fields, numeric, plainNumber } from './fields';
import type { RestCall } from './rest-call';

/** Action of all reCAPTCHA tokens: messages, and emails with links from the third of a day on. */
export const captchaAction = 'feedback';

/** Longer than what is taken or kept of it, which is said by its field or cut. */
const anyText = textUpTo(50_000);

/** What every page may tell the shop. */
export const pageCalls = {
  /** WIRE-52: a message to the shop's people; only success or failure of the answer is used (FEED-05). */
  sendFeedback: {
    method: 'POST',
    path: '/api/user-feedback',
    status: 201,
    body: fields({
      name: ['name', anyText],
      phone: ['phone', anyText],
      email: ['email', anyText],
      content: ['message', anyText],
      browser: ['browser', textUpTo(500)],
      confId: ['configurationId', textUpTo(40)],
      shopId: ['shopId', numeric],
      logId: ['logId', textUpTo(40)],
      domain: ['host', textUpTo(255)],
      router: ['screen', textUpTo(200)],
      /** Of reCAPTCHA; empty where the page was given no key. */
      recaptchaToken: ['captchaToken', textUpTo(8_000)],
    }),
    answer: fields({}),
  },
  /** WIRE-28 */
  log: {
    method: 'POST',
    path: '/api/log',
    status: 201,
    body: fields({
      time: ['time', z.union([anyText, plainNumber])],
      domain: ['host', anyText],
      data: ['data', z.unknown().check(z.refine((data) => data !== undefined))],
      userAgent: ['userAgent', anyText],
    }),
    answer: fields({ id: ['id', z.string()] }),
  },
} as const satisfies Record<string, RestCall>;
