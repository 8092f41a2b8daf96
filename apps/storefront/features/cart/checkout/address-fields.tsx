import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldPathByValue, useFormContext, useWatch } from 'react-hook-form';
import { parsePostcode } from '@fenestra/domain/ordering/contact';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useStoredPlace } from '../postcode/chosen-place';
import type { PostcodeEntry } from '../postcode/postcode-entry';
import { usePlaceSearch } from '../postcode/use-place-search';
import { FormTextField } from './form-text-field';
import { Meant } from './meant';
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

/**
 * Filled by the postcode where that has one town, as long as no other is typed; else its towns are offered. Asks whether a listed place was
 * meant by what is typed here and as the postcode.
 */
function TownField({ path, group }: Pick<Props, 'path' | 'group'>) {
  const { filledByPostcode } = useTexts('checkout');
  const { spaced } = useShop().postcode;
  const { setValue } = useFormContext<OrderForm>();
  const { postcode, city } = useWatch<OrderForm, typeof path>({ name: path });
  const { towns, one, meant } = usePlaces(postcode, city);
  const filled = useRef('');
  const isFilled = [filled.current, useStoredPlace()?.town].includes(city); // the place of delivery fills an empty address, too
  const fill = (town: string) => setValue(`${path}.city`, town, { shouldValidate: town !== '' });
  useEffect(() => {
    if (towns.length === 0 || (city !== '' && !isFilled)) return;
    filled.current = one ?? (towns.includes(city) ? city : '');
    fill(filled.current);
  }, [towns.join()]); // not when the town is typed: an emptied field stays empty
  const take = ({ postcode: digits, place }: PostcodeEntry) => {
    setValue(`${path}.postcode`, digits, { shouldValidate: true });
    fill(place);
  };
  const question = meant && (
    <Meant text={`${shownPostcode(meant.postcode, spaced)} ${meant.place}`} onTake={() => take(meant)} />
  );
  return (
    <FormTextField
      path={`${path}.city`}
      label="city"
      autoComplete={`${group} address-level2`}
      {...(towns.length > 1 && { suggestions: towns })}
      hint={city !== '' && isFilled ? filledByPostcode : question}
    />
  );
}

type Places = { readonly towns: readonly string[]; readonly one?: string | undefined; readonly meant?: PostcodeEntry | undefined }; // prettier-ignore

/** The towns of a typed postcode, none while it is not whole, and the listed place that postcode and town mean. */
function usePlaces(postcode: string, city: string): Places {
  const digits = parsePostcode(postcode, useShop().code);
  const typed = digits === null ? `${postcode} ${city}` : city;
  const { search } = usePlaceSearch(digits !== null || /\d{3}/.test(typed));
  const found = digits !== null && search?.townsAt(digits);
  return { ...(found || { towns: [] }), meant: search?.meant(digits, typed) };
}
