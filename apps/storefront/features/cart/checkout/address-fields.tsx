import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldPathByValue, useFormContext, useWatch } from 'react-hook-form';
import { postcodeNumber } from '@fenestra/domain/ordering/contact';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import buttons from '../../../components/button.module.css';
import { useShop, useTexts } from '../../../lib/texts';
import { usePlace } from '../postcode/chosen-place';
import type { PostcodeEntry } from '../postcode/postcode-entry';
import { oneTownOf } from '../postcode/towns-at';
import { usePlaceSearch } from '../postcode/use-place-search';
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
  const { towns, meant, isTownEmpty } = useTypedPlace(path);
  const question = meant && <MeantPlace path={path} meant={meant} />;
  const town = <TownField path={path} group={group} towns={towns} question={!isTownEmpty && question} key="town" />;
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

type TownProps = Pick<Props, 'path' | 'group'> & { towns: readonly string[]; question: ReactNode };

/** Filled by the postcode where that tells the town, as long as nobody has typed another; else its towns are offered. */
function TownField({ path, group, towns, question }: TownProps) {
  const { filledByPostcode } = useTexts('checkout');
  const { setValue } = useFormContext<OrderForm>();
  const typed = useWatch<OrderForm, TextPath>({ name: `${path}.city` });
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
      hint={typed !== '' && isFilled ? filledByPostcode : question}
    />
  );
}

/** Asks whether a place of the list was meant, written in another way or in another field; what was typed is ordered all the same. */
function MeantPlace({ path, meant: { postcode, place } }: Pick<Props, 'path'> & { meant: PostcodeEntry }) {
  const { meant } = useTexts('checkout');
  const { spaced } = useShop().postcode;
  const { setValue } = useFormContext<OrderForm>();
  const take = () => {
    setValue(`${path}.postcode`, postcode, { shouldValidate: true });
    setValue(`${path}.city`, place, { shouldValidate: true });
  };
  return (
    <button type="button" className={buttons.link} onClick={take}>
      {meant(`${shownPostcode(postcode, spaced)} ${place}`)}
    </button>
  );
}

/** The towns of a typed postcode, none while it is not whole, and the listed place that postcode and town mean. */
function useTypedPlace(path: Props['path']) {
  const { postcode, city } = useWatch<OrderForm, typeof path>({ name: path });
  const digits = postcodeNumber(postcode, useShop().code);
  const typed = digits === null ? `${postcode} ${city}` : city;
  const { search } = usePlaceSearch(digits !== null || /\p{L}.*\d{3}|\d{3}.*\p{L}/u.test(typed));
  return {
    towns: (digits !== null && search?.townsAt(digits)) || [],
    meant: search?.meant(digits, typed),
    isTownEmpty: city === '',
  };
}
