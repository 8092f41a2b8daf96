import { letterFaults } from '@fenestra/domain/ordering/letter-faults';
import { useState } from 'react';
import { useTexts } from '../../lib/texts';

const none = { name: '', email: '', note: '' };
type Field = keyof typeof none;
export type SaveForm = ReturnType<typeof useSaveForm>;

/** Name, e-mail and note. Faults are told when the field was left or the form is sent (SAVE-02, SAVE-03). */
export function useSaveForm() {
  const { fields } = useTexts('errors');
  const [values, setValues] = useState(none);
  const [told, setTold] = useState<ReadonlySet<Field>>(new Set());
  const { name, email } = letterFaults(values);
  const faults = { name: name && fields[name], email: email && fields[email], note: undefined };
  return {
    values,
    isRight: !faults.name && !faults.email,
    tellAll: () => setTold(new Set(['name', 'email'])),
    field: (name: Field) => ({
      id: `save-${name}`,
      value: values[name],
      error: told.has(name) ? faults[name] : undefined,
      right: name !== 'note' && !faults[name],
      onChange: (value: string) => setValues({ ...values, [name]: value }),
      onBlur: () => values[name] !== '' && setTold(new Set([...told, name])),
    }),
  };
}
