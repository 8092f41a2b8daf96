import { useQuery } from '@tanstack/react-query';
import { callOrder } from '../../../lib/order-client';

type OfMail = {
  readonly token: string | null;
  readonly mailKey: string | null;
  /** Whether its order is shown, which comes first. */
  readonly isShown: boolean;
  readonly askAgain: () => Promise<unknown>;
};

/**
 * Says that the mail was read that has led here, so that its goods are held (decision 70), then asks for the order anew. False until it is
 * known how long they are.
 */
export function useAnsweredMail({ token, mailKey, isShown, askAgain }: OfMail): boolean {
  const { isFetched } = useQuery({
    queryKey: ['answered-mail', token, mailKey],
    enabled: mailKey !== null && isShown,
    queryFn: async () => {
      await answerMail(token!, mailKey!);
      await askAgain();
      return true;
    },
    staleTime: 'static',
  });
  return mailKey === null || isFetched;
}

/** An order is shown all the same where that fails. */
const answerMail = (token: string, mailKey: string): Promise<unknown> =>
  callOrder('answerMail', { params: { token }, body: { mailKey } }).catch(() => undefined);
