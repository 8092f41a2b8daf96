import { purgedQuote } from '@fenestra/contracts/wire/quote-calls';
import { z } from 'zod/mini';
import { CallFailed } from '../../lib/network/request';

/** What a refusal says of an offer that there was. */
export type Ended = z.output<typeof purgedQuote>;

/** Whether an offer could not be opened because there is none any more, not for now only. */
export const isGone = (failure: Error): failure is CallFailed =>
  failure instanceof CallFailed && failure.call === 'readSaved' && failure.status === 404;

export function endedOf({ answer }: CallFailed): Ended | null {
  const told = answeredWith.safeParse(answer);
  return told.success ? told.data.nabidka : null;
}

const answeredWith = z.object({ nabidka: purgedQuote });
