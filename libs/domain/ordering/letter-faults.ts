import { seenLine } from '../seen-text';
import { cleanLine, emailAddress } from './contact';
import { readOrderNumber } from './order-number';

/** What page and gateway say of the fields of a form that ends in a mail. What is not seen is not there. */
type Faults<Field extends string, Code> = { readonly [name in Field]?: Code };

const emailFault = (typed: string) =>
  emailAddress(typed) === null && ({ email: seenLine(typed) === '' ? 'required' : 'email' } as const);

/** To whom a link goes: name and address come together (SAVE-02, MAIL-02). */
export const letterFaults = ({
  name,
  email,
}: Readonly<Record<'name' | 'email', string>>): Faults<'name' | 'email', 'required' | 'email'> => ({
  ...(cleanLine(name) === '' && { name: 'required' }),
  ...emailFault(email),
});

/** Who withdraws from which order. */
export const declarationFaults = ({
  name,
  number,
  email,
}: Readonly<Record<'name' | 'number' | 'email', string>>): Faults<
  'name' | 'number' | 'email',
  'required' | 'invalid' | 'email'
> => ({
  ...(seenLine(name) === '' && { name: 'required' }),
  ...(readOrderNumber(number) === null && { number: seenLine(number) === '' ? 'required' : 'invalid' }),
  ...emailFault(email),
});
