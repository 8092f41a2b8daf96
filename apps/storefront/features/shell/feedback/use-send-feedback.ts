import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { changeHeader } from '@fenestra/contracts/wire/rest-call';
import { captchaToken } from '../../../lib/network/captcha-token';
import { lastEntry } from '../../../lib/network/log';
import { callerOf } from '../../../lib/network/rest-client';
import { readText } from '../../../lib/storage/browser-storage';
import { useShop } from '../../../lib/shop/texts';
import type { Typed } from './use-feedback-form';

/** What is being configured in this tab, if anything. */
export const configurationHere = (): string => readText('session', 'configurationId') ?? '';

/** First a token is obtained, then the message is posted (FEED-03, FEED-04). */
export function useSendFeedback() {
  const { id: shopId } = useShop();
  const changeId = useRef({ of: '', id: '' });
  return useMutation({
    meta: { ownMessage: true },
    networkMode: 'always', // without a connection the shopper is told, and decides when to try again
    mutationFn: async (typed: Typed) => {
      const wanted = JSON.stringify(typed);
      // A second try of the same is the same request: one mail.
      if (changeId.current.of !== wanted) changeId.current = { of: wanted, id: crypto.randomUUID() };
      const token = await captchaToken();
      return callerOf(pageCalls)('sendFeedback', {
        headers: { [changeHeader]: changeId.current.id },
        body: { ...typed, ...writtenHere(), shopId, captchaToken: token },
      });
    },
  });
}

/** Of the screen only its path: the query may hold what is nobody else's. */
function writtenHere() {
  const { host, pathname, hash } = window.location;
  return {
    browser: navigator.userAgent.slice(0, 500),
    configurationId: configurationHere(),
    logId: lastEntry(),
    host,
    screen: `${pathname}${hash.split('?')[0]}`.slice(0, 200),
  };
}
