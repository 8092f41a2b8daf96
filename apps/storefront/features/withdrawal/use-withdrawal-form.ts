import { useState } from 'react';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { declarationErrors } from '@fenestra/domain/ordering/mail-request-errors';
import { useTexts } from '../../lib/shop/texts';

/** Pieces by line. */
export type ChosenPieces = Readonly<Record<string, number>>;
export type Declaration = {
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly pieces: ChosenPieces;
};
type Field = 'name' | 'number' | 'email';

/** What somebody types to withdraw. With the link of the order, its number and e-mail are known, and pieces of its lines are chosen. */
export function useWithdrawalForm(page: OrderPage | undefined) {
  const { fields } = useTexts('errors');
  const [values, setValues] = useState(() => begunWith(page));
  const [told, setTold] = useState(false);
  const found = declarationErrors(values);
  const counted: readonly Field[] = page ? ['name'] : ['name', 'number', 'email'];
  const faultOf = (name: Field) => (counted.includes(name) ? found[name] : undefined);
  const sentenceOf = (name: Field) => {
    const fault = faultOf(name);
    return fault && fields[fault];
  };
  const chosenNone = page !== undefined && Object.values(values.pieces).every((quantity) => quantity === 0);
  return {
    values,
    valid: !chosenNone && !counted.some(faultOf),
    chosenNone: told && chosenNone,
    tellAll: () => setTold(true),
    choose: (line: string, quantity: number) =>
      setValues({ ...values, pieces: { ...values.pieces, [line]: quantity } }),
    field: (name: Field) => ({
      id: `withdrawal-${name}`,
      value: values[name],
      required: true,
      error: told ? sentenceOf(name) : undefined,
      onChange: (value: string) => setValues({ ...values, [name]: value }),
    }),
  };
}

/** A single line needs no choice. */
function begunWith(page: OrderPage | undefined): Declaration {
  const left = page?.withdrawal.lines.filter(({ left }) => left > 0) ?? [];
  return {
    name: page?.recipient?.invoiceTo.name ?? '',
    number: page?.order.number ?? '',
    email: page?.recipient?.email ?? '',
    pieces: left.length === 1 ? { [left[0]!.line]: left[0]!.left } : {},
  };
}
