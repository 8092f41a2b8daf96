import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { changeHeader } from '@fenestra/contracts/wire/rest-call';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { sendWithCaptcha } from '../../../components/saving/send-with-captcha';
import type { MailRecipient } from '../../../components/saving/use-save';
import { callCart } from '../../../lib/cart/cart-client';
import { callerOf } from '../../../lib/network/rest-client';
import { useShop } from '../../../lib/shop/texts';

/** Makes a copy of the cart, then has its link mailed, so that later changes do not reach what was sent (MAIL-05, OPEN-Q-56). */
export function useSendCart({ cartId }: Cart) {
  const { id: shopId } = useShop();
  const [changeId] = useState(() => crypto.randomUUID()); // with the same content it is the same request, hence no second mail
  const copyId = useRef<string>(undefined);
  return useMutation({
    meta: { ownMessage: true },
    networkMode: 'always', // without a connection the shopper is told, and decides when to try again
    mutationFn: async (addressee: MailRecipient) => {
      copyId.current ??= (await callCart('getNewCart', { shopId, copyOf: cartId })).cartId;
      const headers = { [changeHeader]: changeId };
      const body = { ...addressee, cartId: copyId.current, host: window.location.host };
      return sendWithCaptcha((captchaToken) =>
        callerOf(quoteCalls)('sendCart', { headers, body: { ...body, captchaToken } }),
      );
    },
  });
}
