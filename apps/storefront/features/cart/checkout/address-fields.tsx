import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldPathByValue, useFormContext, useWatch } from 'react-hook-form';
import { postcodeNumber } from '@fenestra/domain/ordering/contact';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { useShop, useTexts } from '../../../lib/texts';
import { usePlace } from '../postcode/chosen-place';
import type { PostcodeEntry } from '../postcode/postcode-entry';
import { usePlaceSearch } from '../postcode/use-place-search';
import { FormTextField, type TextPath } from './form-text-field';
import { Meant } from './meant';
import type { OrderForm } from './order-form';

type Props = {
  path: FieldPathByValue<OrderForm, OrderForm['address']>;
  group: 'billing' | 'shipping';
  postcodeHint?: ReactNode;
};

/** Postcode, street and town; in Hungary the town comes before the street. */
export function AddressFields({ path, group, postcodeHint }: Props) {
  const {
    largestFirst,
    postcode: { spaced },
  } = useShop();
  const { setValue } = useFormContext<OrderForm>();
  const { found, meant, isTownEmpty } = useTypedPlace(path);
  const take = ({ postcode, place }: PostcodeEntry) => {
    setValue(`${path}.postcode`, postcode, { shouldValidate: true });
    setValue(`${path}.city`, place, { shouldValidate: true });
  };
  const question = meant && (
    <Meant text={`${shownPostcode(meant.postcode, spaced)} ${meant.place}`} onTake={() => take(meant)} />
  );
  const town = <TownField path={path} group={group} found={found} question={!isTownEmpty && question} key="town" />;
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
        hint={postcodeHint || (isTownEmpty && question)}
      />
      {largestFirst ? [town, street] : [street, town]}
    </>
  );
}

type Found = { readonly towns: readonly string[]; readonly one?: string | undefined };
type TownProps = Pick<Props, 'path' | 'group'> & { found: Found; question: ReactNode };

/** Filled by the postcode where that tells the town, as long as nobody has typed another; else its towns are offered. */
function TownField({ path, group, found: { towns, one }, question }: TownProps) {
  const { filledByPostcode } = useTexts('checkout');
  const { setValue } = useFormContext<OrderForm>();
  const typed = useWatch<OrderForm, TextPath>({ name: `${path}.city` });
  const filled = useRef('');
  const isFilled = [filled.current, usePlace()?.town].includes(typed); // the place of delivery fills an empty address, too
  useEffect(() => {
    if (towns.length === 0 || (typed !== '' && !isFilled)) return;
    filled.current = one ?? (towns.includes(typed) ? typed : '');
    setValue(`${path}.city`, filled.current, { shouldValidate: filled.current !== '' });
  }, [towns.join()]); // not when the town is typed: an emptied field stays empty
  return (
    <FormTextField
      path={`${path}.city`}
      label="city"
      autoComplete={`${group} address-level2`}
      {...(towns.length > 1 && { suggestions: towns })}
      hint={typed !== '' && isFilled ? filledByPostcode : question}
    />
  );
}

/** The towns of a typed postcode, none while it is not whole, and the listed place that postcode and town mean. */
function useTypedPlace(path: Props['path']) {
  const { postcode, city } = useWatch<OrderForm, typeof path>({ name: path });
  const digits = postcodeNumber(postcode, useShop().code);
  const typed = digits === null ? `${postcode} ${city}` : city;
  const { search } = usePlaceSearch(digits !== null || /\p{L}.*\d{3}|\d{3}.*\p{L}/u.test(typed));
  return {
    found: (digits !== null && search?.townsAt(digits)) || { towns: [] },
    meant: search?.meant(digits, typed),
    isTownEmpty: city === '',
  };
}
