import { useEffect } from 'react';
import { type FieldError, type FieldErrors, set, useForm } from 'react-hook-form';
import type { Cart } from '@fenestra/contracts/wire/cart';
import type { InvalidFields } from '@fenestra/domain/ordering/customer-data';
import { useBuyer } from '../../../lib/shop/buyer';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { usePlaceOf } from '../postcode/chosen-place';
import { storeDraft, readDraft } from './form-draft';
import { emptyForm, errorsOfForm, type OrderForm } from './order-form';

/**
 * The order form with its draft. A field is judged when it is left, and from then on with every change; sending judges all.
 */
export function useOrderForm(cart: Cart) {
  const shop = useShop();
  const buyer = useBuyer();
  const place = usePlaceOf(cart);
  const form = useForm<OrderForm>({
    mode: 'onTouched',
    shouldFocusError: false, // the summary of errors takes the focus
    defaultValues: { ...emptyForm(shop), ...readDraft(), acceptsTerms: false },
    resolver: (values) => {
      const faults = errorsOfForm(values, buyer, shop.code, cart.data.delivery?.kind === 'delivery');
      return Object.keys(faults).length > 0 ? { values: {}, errors: errorsOf(faults) } : { values, errors: {} };
    },
  });
  const { getValues, setValue, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }),
    [subscribe],
  );

  // The chosen delivery place fills an address that is still empty (reference storefront 5.3).
  useEffect(() => {
    const { postcode, city } = getValues('address');
    if (!place || postcode || city) return;
    setValue('address.postcode', place.postcode);
    setValue('address.city', place.town);
  }, [place?.postcode, place?.town]);

  return form;
}

function errorsOf(faults: InvalidFields): FieldErrors<OrderForm> {
  const errors: FieldErrors<OrderForm> = {};
  for (const [path, type] of Object.entries(faults)) set(errors, path, { type });
  return errors;
}

/** The text for what is wrong with a field: the server's, or that of the broken rule. */
export function useErrorText() {
  const { faults } = useTexts('checkout');
  const { digits } = useShop().postcode;
  return ({ type, message }: Pick<FieldError, 'type' | 'message'>): string => {
    if (message) return message;
    return type === 'postcode' ? faults.postcode(digits) : faults[type as Exclude<keyof typeof faults, 'postcode'>];
  };
}
