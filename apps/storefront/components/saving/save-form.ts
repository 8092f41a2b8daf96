import { mailRequestErrors } from '@fenestra/domain/ordering/mail-request-errors';
import { useState } from 'react';
import { useTexts } from '../../lib/shop/texts';

const none = { name: '', email: '', note: '' };
type Field = keyof typeof none;
const idOf = (field: Field): string => `save-${field}`;

export type SaveForm = ReturnType<typeof useSaveForm>;

/** Name, e-mail and note. Faults are told when the field was left or the form is sent (SAVE-02, SAVE-03). */
export function useSaveForm() {
  const { fields } = useTexts('errors');
  const [values, setValues] = useState(none);
  const [told, setTold] = useState<ReadonlySet<Field>>(new Set());
  const { name, email } = mailRequestErrors(values);
  const faults = { name: name && fields[name], email: email && fields[email], note: undefined };
  return {
    values,
    /** The id of the field that is to be mended first; undefined where all are right. */
    firstWrong: faults.name ? idOf('name') : faults.email && idOf('email'),
    tellAll: () => setTold(new Set(['name', 'email'])),
    field: (name: Field) => ({
      id: idOf(name),
      value: values[name],
      error: told.has(name) ? faults[name] : undefined,
      right: name !== 'note' && !faults[name],
      onChange: (value: string) => setValues({ ...values, [name]: value }),
      onBlur: () => values[name] !== '' && setTold(new Set([...told, name])),
    }),
  };
}
