import { act, fireEvent } from '@testing-library/react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { orderData } from '@fenestra/contracts/wire/order-data';
import { orderFields } from '@fenestra/contracts/wire/order-fields';
import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { visibleInput } from '@fenestra/domain/invisible-characters';
import { textsOf } from '@fenestra/i18n/texts-of';
import { fieldAt, type Input, inputsOf, type InputKind, inputFields, validForm } from '@fenestra/testing/typed-inputs';
import { z } from 'zod/mini';
import { buyAs } from '../../../lib/shop/buyer';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { CustomerFields } from './customer-fields';
import { storeDraft } from './form-draft';
import { fieldId } from './form-text-field';
import { type OrderForm, wireOrderOf } from './order-form';
import { useOrderForm } from './use-order-form';

const pickedUp = z.decode(cartOfWire, exampleAnswer('setTransit-pickup'));
const payment = { id: 'prevodem_1', name: 'Převodem', method: 'transfer' } as const;
const paying = { payment, deposit: 0, comfortDelivery: false, childGuard: false };

/** The form of a company with other addresses for invoice and delivery, filled in without faults; all of it is on the screen. */
function openForm(shop: ShopCode): UseFormReturn<OrderForm> {
  let form: UseFormReturn<OrderForm> | undefined;
  function Form() {
    form = useOrderForm(pickedUp);
    return (
      <FormProvider {...form}>
        <CustomerFields cart={pickedUp} />
      </FormProvider>
    );
  }
  const { company, invoice, delivery, ...person } = validForm(shop);
  const sections = { company: company!, invoice: invoice!, delivery: delivery! };
  storeDraft({ ...person, ...sections, sameInvoice: false, sameDelivery: false, refusesNews: true, note: 'volejte' });
  new Network({ '/api/postcodes': [] });
  show(<Form />, { shop });
  act(() => {
    buyAs('business');
    form!.setValue('acceptsTerms', true);
  });
  return form!;
}

const fieldOf = (path: string) => document.getElementById(fieldId(path)) as HTMLInputElement | HTMLTextAreaElement;
const errorAt = (path: string) => document.getElementById(`${fieldId(path)}-error`)?.textContent ?? null;

/** Fields take no invisible character (decision 92), so only the wire refuses one. */
const faultOnPage = ({ fault, typed }: Input): string | undefined =>
  fault === 'unseen' && visibleInput(typed) !== typed ? undefined : fault;

/** Which numbers are in use only servers know (decision 116): a page may let them pass. */
const isForServer = (kind: InputKind, fault: string | undefined): boolean => kind === 'phones' && fault === 'phone';

function errorText(fault: string | undefined, shop: ShopCode): string | null {
  if (fault === undefined) return null;
  const { faults } = textsOf(shopByCode(shop)).checkout;
  if (fault === 'postcode') return faults.postcode(shopByCode(shop).postcode.digits);
  return faults[fault as Exclude<keyof typeof faults, 'postcode'>];
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe.each(shopCodes)('the order form in %s', (shop) => {
  it.each(Object.keys(inputFields) as InputKind[])(
    'says what is wrong with each of the %s in the table, and sends the others as the table has them [CUST-14, CUST-19, CUST-22, CUST-27, OPEN-Q-72, OPEN-Q-99]',
    async (kind) => {
      const form = openForm(shop);
      const valuesOf = (value: (path: string) => unknown) => inputFields[kind].map((path) => [path, value(path)]);
      for (const input of inputsOf(kind).filter(({ shops }) => shops.includes(shop))) {
        await act(async () => {
          for (const path of inputFields[kind]) fireEvent.change(fieldOf(path), { target: { value: input.typed } });
          await form.trigger();
        });
        const fault = faultOnPage(input);
        const errors = { typed: input.typed, errors: valuesOf(errorAt) };
        const right = [{ typed: input.typed, errors: valuesOf(() => errorText(fault, shop)) }];
        if (isForServer(kind, fault)) right.push({ typed: input.typed, errors: valuesOf(() => null) });
        expect(right).toContainEqual(errors);
        if (input.fault !== undefined || kind === 'emails') continue; // an e-mail is sent as it is shown, `stored` is its ASCII form

        const order = z.encode(orderData, wireOrderOf(form.getValues(), 'business', shop, paying));
        const sent = valuesOf((path) => fieldAt(order, orderFields[path as keyof typeof orderFields]));
        expect(sent).toEqual(valuesOf(() => (kind === 'phones' ? input.typed : (input.shown ?? input.stored))));
      }
    },
  );
});
