import type { Result } from '@fenestra/domain/result';

/** Answer of a service that was asked for an email; processes of release 0.1.0 omit `isNew`. */
export type MailAnswer = Result<{ readonly isNew?: boolean | undefined }, string>;

/** Calls a service and gives the reservation back unless it wrote a row from which an email follows. */
export async function giveBackUnlessSent<Answer extends MailAnswer>(
  callMailService: () => Promise<Answer>,
  giveBack: () => Promise<unknown>,
): Promise<Answer> {
  let isWritten = false;
  try {
    const answer = await callMailService();
    isWritten = answer.ok && answer.value.isNew !== false;
    return answer;
  } finally {
    if (!isWritten) await giveBack();
  }
}
