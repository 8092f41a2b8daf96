import { useQuery } from '@tanstack/react-query';
import { answeredMailQuery } from './answered-mail.query';

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
    ...answeredMailQuery(token, mailKey, askAgain),
    enabled: mailKey !== null && isShown,
  });
  return mailKey === null || isFetched;
}
