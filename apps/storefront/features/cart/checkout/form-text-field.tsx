import { type FieldPathByValue, useController } from 'react-hook-form';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { TextField } from '../../../components/text-field';
import { useTexts } from '../../../lib/shop/texts';
import type { OrderForm } from './order-form';
import { useDeferred } from './use-deferred';
import { useErrorText } from './use-order-form';

type FormField = keyof Texts['checkout']['fields'];

/** Fields of text; the others are switches. */
export type TextPath = FieldPathByValue<OrderForm, string>;

type Props = {
  path: TextPath;
  label: FormField;
  optional?: boolean;
  /** What becomes of typed text before it is kept. */
  tidy?: (typed: string) => string;
} & Pick<
  React.ComponentProps<typeof TextField>,
  'wide' | 'type' | 'inputMode' | 'autoComplete' | 'hint' | 'prefix' | 'suggestions'
>;

/** A field of the order form, with its label and what is wrong with it. */
export function FormTextField({ path, label, optional = false, tidy = (typed) => typed, hint, ...rest }: Props) {
  const texts = useTexts('checkout');
  const errorText = useErrorText();
  const { field, fieldState } = useController<OrderForm, TextPath>({ name: path });
  const { error, isTouched } = fieldState;
  const unprintable = useDeferred()?.unprintableInLine(field.value) ?? [];
  return (
    <TextField
      id={fieldId(path)}
      label={texts.fields[label]}
      value={field.value}
      required={!optional}
      error={error && errorText(error)}
      right={isTouched && !error && field.value !== ''}
      onChange={(typed) => field.onChange(tidy(typed))}
      onBlur={field.onBlur}
      hint={unprintable.length > 0 ? texts.unprintable(unprintable.join(', ')) : hint}
      {...(optional && { optional: texts.optional })}
      {...rest}
    />
  );
}

/** Where the error summary leads. */
export const fieldId = (path: string): string => path.replaceAll('.', '-');
