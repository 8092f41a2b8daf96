import { textUpTo } from '@fenestra/domain/bounded-input';
import { fields, numeric } from './fields';
import { anyText, logCall } from './log-call';
import type { RestCall } from './rest-call';

/** Action of all reCAPTCHA tokens: messages, and emails with links from the third of a day on. */
export const captchaAction = 'feedback';

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
  log: logCall,
} as const satisfies Record<string, RestCall>;
