import { useEffect, useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../lib/stored';
import { useShop, useTexts } from '../../../lib/texts';
import { usePlace } from '../postcode/chosen-place';
import { emptyForm, faultsOf, type OrderForm } from './order-form';

const storedName = 'order-form';
export const formDraftName = storedName;

/** Replaces the value at a path such as `invoice.address.city`. */
function put<Form extends object>(form: Form, path: string, value: unknown): Form {
  const [first, ...rest] = path.split('.') as [keyof Form, ...string[]];
  return { ...form, [first]: rest.length ? put(form[first] as object, rest.join('.'), value) : value };
}

export function valueAt(form: OrderForm, path: string): string {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], form) as string;
}

/**
 * The order form with its draft. A field is judged when it is left, and from then on with every change; sending judges all.
 * Texts of the server stay until their field is changed.
 */
export function useOrderForm() {
  const shop = useShop();
  const texts = useTexts('checkout');
  const place = usePlace();
  const [form, setForm] = useState<OrderForm>(() => ({
    ...emptyForm,
    ...(readStored('session', storedName) as Partial<OrderForm> | null),
  }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => writeStored('session', storedName, form), [form]);

  // The chosen delivery place fills an address that is still empty (reference storefront 5.3).
  useEffect(() => {
    if (!place) return;
    setForm((now) => {
      const { postcode, city } = now.address;
      return postcode || city
        ? now
        : { ...now, address: { ...now.address, postcode: place.postcode, city: place.town } };
    });
  }, [place?.postcode, place?.town]);

  const faults = useMemo(() => faultsOf(form, shop.code), [form, shop]);
  const textOf = (path: string): string | undefined => {
    if (told[path]) return told[path];
    const fault = faults[path];
    if (!fault) return undefined;
    return fault === 'postcode' ? texts.faults.postcode(shop.postcode.digits) : texts.faults[fault];
  };
  return {
    form,
    faults,
    /** Message of a field that has been left or sent. */
    errorOf: (path: string) => (left.has(path) || told[path] ? textOf(path) : undefined),
    isRight: (path: string) => left.has(path) && !textOf(path) && valueAt(form, path) !== '',
    textOf,
    set: (path: string, value: unknown) => {
      setForm((now) => put(now, path, value));
      setTold(({ [path]: _, ...others }) => others);
    },
    leave: (path: string) => setLeft((now) => new Set(now).add(path)),
    leaveAll: () => setLeft(new Set(Object.keys(faults))),
    tell: setTold,
  };
}
export type OrderFormState = ReturnType<typeof useOrderForm>;
