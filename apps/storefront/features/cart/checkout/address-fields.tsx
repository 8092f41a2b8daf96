import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldPathByValue, useFormContext, useWatch } from 'react-hook-form';
import { postcodeNumber } from '@fenestra/domain/ordering/contact';
import { useShop, useTexts } from '../../../lib/texts';
import { usePlace } from '../postcode/chosen-place';
import { oneTownOf, townsAt } from '../postcode/towns-at';
import { usePostcodes } from '../postcode/use-postcodes';
import { FormTextField, type TextPath } from './form-text-field';
import type { OrderForm } from './order-form';

type Props = {
  path: FieldPathByValue<OrderForm, OrderForm['address']>;
  group: 'billing' | 'shipping';
  postcodeHint?: ReactNode;
};

/** Postcode, street and town; in Hungary the town comes before the street. */
export function AddressFields({ path, group, postcodeHint }: Props) {
  const { largestFirst } = useShop();
  const town = <TownField path={path} group={group} key="town" />;
  const street = (
    <FormTextField path={`${path}.street`} label="street" autoComplete={`${group} street-address`} key="street" />
  );
  return (
    <>
      <FormTextField
        path={`${path}.postcode`}
        label="postcode"
        inputMode="numeric"
        autoComplete={`${group} postal-code`}
        hint={postcodeHint}
      />
      {largestFirst ? [town, street] : [street, town]}
    </>
  );
}

/** Filled by the postcode where that tells the town, as long as nobody has typed another; else its towns are offered. */
function TownField({ path, group }: Pick<Props, 'path' | 'group'>) {
  const { filledByPostcode } = useTexts('checkout');
  const { setValue } = useFormContext<OrderForm>();
  const typed = useWatch<OrderForm, TextPath>({ name: `${path}.city` });
  const towns = useTowns(useWatch<OrderForm, TextPath>({ name: `${path}.postcode` }));
  const filled = useRef('');
  const isFilled = [filled.current, usePlace()?.town].includes(typed); // the place of delivery fills an empty address, too
  useEffect(() => {
    if (towns.length === 0 || (typed !== '' && !isFilled)) return;
    filled.current = oneTownOf(towns) ?? (towns.includes(typed) ? typed : '');
    setValue(`${path}.city`, filled.current, { shouldValidate: filled.current !== '' });
  }, [towns.join()]); // not when the town is typed: an emptied field stays empty
  return (
    <FormTextField
      path={`${path}.city`}
      label="city"
      autoComplete={`${group} address-level2`}
      {...(towns.length > 1 && { suggestions: towns })}
      hint={typed !== '' && isFilled && filledByPostcode}
    />
  );
}

/** The towns of a typed postcode; none while it is not whole. */
function useTowns(postcode: string): readonly string[] {
  const digits = postcodeNumber(postcode, useShop().code);
  const { data } = usePostcodes(digits !== null);
  return data && digits !== null ? townsAt(data, digits) : [];
}
