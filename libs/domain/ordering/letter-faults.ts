import { seenLine } from '../seen-text';
import { hasUnseen } from '../unseen';
import { emailAddress } from './email-address';
import { readOrderNumber } from './order-number';

/** What page and gateway say of the fields of a form that ends in a mail, each of one line. */
type Faults<Field extends string, Code> = { readonly [name in Field]?: Code };

const faultIn = <Code extends string>(typed: string, code: Code): Code | 'required' | 'unseen' =>
  hasUnseen(typed) ? 'unseen' : seenLine(typed) === '' ? 'required' : code;

/** Of a name, which may be anything that is seen. */
export const nameFault = (typed: string): 'required' | 'unseen' | undefined =>
  hasUnseen(typed) || seenLine(typed) === '' ? faultIn(typed, 'required') : undefined;

const emailFault = (typed: string) =>
  (hasUnseen(typed) || emailAddress(typed) === null) && { email: faultIn(typed, 'email') };

const namedFault = (fault: 'required' | 'unseen' | undefined) => fault && { name: fault };

/** To whom a link goes: name and address come together (SAVE-02, MAIL-02). */
export const letterFaults = ({
  name,
  email,
}: Readonly<Record<'name' | 'email', string>>): Faults<'name' | 'email', 'required' | 'unseen' | 'email'> => ({
  ...namedFault(nameFault(name)),
  ...emailFault(email),
});

/** Who withdraws from which order. */
export const declarationFaults = ({
  name,
  number,
  email,
}: Readonly<Record<'name' | 'number' | 'email', string>>): Faults<
  'name' | 'number' | 'email',
  'required' | 'unseen' | 'invalid' | 'email'
> => ({
  ...namedFault(nameFault(name)),
  ...((hasUnseen(number) || readOrderNumber(number) === null) && { number: faultIn(number, 'invalid') }),
  ...emailFault(email),
});
