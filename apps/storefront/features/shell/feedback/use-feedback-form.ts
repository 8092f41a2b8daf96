import { visibleLine } from '@fenestra/domain/visible-text';
import { useState } from 'react';
import { CallFailed } from '../../../lib/network/request';
import { useTexts } from '../../../lib/shop/texts';

const nothing = { name: '', phone: '', email: '', message: '' };
export type Typed = typeof nothing;
type Field = keyof Typed;

/** The fields under which the gateway tells what it refuses. */
const onWire = { name: 'name', phone: 'phone', email: 'email', message: 'content' } as const;

const idOf = (name: Field): string => `feedback-${name}`;

/** As the gateway sees them: what is not seen is not there. */
const emptyFields = (typed: Typed): Field[] =>
  (Object.keys(nothing) as Field[]).filter((name) => visibleLine(typed[name]) === '');

/** What was typed outlives the dialog, as long as the page is there. */
let draft = nothing;

/** All four are required, and nothing more is asked of them (FEED-01, FEED-02). `failure` is why the last try was refused. */
export function useFeedbackForm(failure: Error | null) {
  const { required } = useTexts('errors').fields;
  const [values, setValues] = useState(draft);
  const [told, setTold] = useState(false);
  const keep = (typed: Typed) => setValues((draft = typed));
  const empty = emptyFields(values);
  const refused = failure instanceof CallFailed ? failure.fields : {};
  const errorOf = (name: Field) => (told && empty.includes(name) ? required : refused[onWire[name]]);
  return {
    values,
    isFilled: (name: Field) => !empty.includes(name),
    firstEmpty: empty[0] && idOf(empty[0]),
    tellAll: () => setTold(true),
    clearMessage: () => keep({ ...values, message: '' }),
    field: (name: Field) => ({
      id: idOf(name),
      value: values[name],
      required: true,
      error: errorOf(name),
      onChange: (value: string) => keep({ ...values, [name]: value }),
    }),
  };
}
