import { eraseLetters } from '@fenestra/contracts/http/saved-offers';
import { withService } from './shop-access';
import type { Outcome } from './shop-outcome';

/** Those who send links, and so know to whom, and who keeps what visitors wrote. */
const senders = ['configuration', 'cart', 'notifications'] as const;

/** A person asks to be forgotten: the running services drop name, address and notes of theirs at once. May be repeated. */
export async function eraseLettersOf(email: string): Promise<Outcome> {
  let erased = 0;
  for (const sender of senders) {
    const result = await withService(sender, (client) => client.call(eraseLetters, { body: { email } }));
    if (!result.ok) return { done: false, text: `the ${sender} service refused`, data: result };
    erased += result.value.erased;
  }
  return { done: true, text: `${erased} letters erased`, data: { erased } };
}
