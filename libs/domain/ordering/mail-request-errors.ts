import { visibleLine } from '../visible-text';
import { hasInvisibleCharacters } from '../invisible-characters';
import { parseEmail } from './email-address';
import { parseOrderNumber } from './order-number';

/** What page and gateway say of the fields of a form that ends in a mail, each of one line. */
type Faults<Field extends string, Code> = { readonly [name in Field]?: Code };

const faultIn = <Code extends string>(typed: string, code: Code): Code | 'required' | 'unseen' =>
  hasInvisibleCharacters(typed) ? 'unseen' : visibleLine(typed) === '' ? 'required' : code;

/** Of a name, which may be anything that is seen. */
export const nameError = (typed: string): 'required' | 'unseen' | undefined =>
  hasInvisibleCharacters(typed) || visibleLine(typed) === '' ? faultIn(typed, 'required') : undefined;

const emailFault = (typed: string) =>
  (hasInvisibleCharacters(typed) || parseEmail(typed) === null) && { email: faultIn(typed, 'email') };

const namedFault = (fault: 'required' | 'unseen' | undefined) => fault && { name: fault };

/** To whom a link goes: name and address come together (SAVE-02, MAIL-02). */
export const mailRequestErrors = ({
  name,
  email,
}: Readonly<Record<'name' | 'email', string>>): Faults<'name' | 'email', 'required' | 'unseen' | 'email'> => ({
  ...namedFault(nameError(name)),
  ...emailFault(email),
});

/** Who withdraws from which order. */
export const declarationErrors = ({
  name,
  number,
  email,
}: Readonly<Record<'name' | 'number' | 'email', string>>): Faults<
  'name' | 'number' | 'email',
  'required' | 'unseen' | 'invalid' | 'email'
> => ({
  ...namedFault(nameError(name)),
  ...((hasInvisibleCharacters(number) || parseOrderNumber(number) === null) && { number: faultIn(number, 'invalid') }),
  ...emailFault(email),
});
