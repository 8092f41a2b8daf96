import type { Letter } from '@fenestra/contracts/http/saved-offers';
import { cleanLine, cleanText, emailAddress } from '@fenestra/domain/ordering/contact';
import { accept, refuse, type Result } from '@fenestra/domain/result';

type Typed = { readonly name: string; readonly email: string; readonly note: string };

/** To whom a link goes: name and address come together (SAVE-02, MAIL-02). Faults are told by their field. */
export function letterOf({ name, email, note }: Typed): Result<Letter, 'order-data-refused'> {
  const letter = { name: cleanLine(name), email: emailAddress(email), note: cleanText(note) };
  if (letter.name !== '' && letter.email !== null) return accept({ ...letter, email: letter.email });
  return refuse('order-data-refused', {
    letter: {
      ...(letter.name === '' && { name: 'required' }),
      ...(letter.email === null && { email: emailFault(email) }),
    },
  });
}

const emailFault = (typed: string) => (cleanLine(typed) === '' ? 'required' : 'email');
