import { fieldAt, formWith, type Input, inputsOf, type InputKind, inputFields } from '@fenestra/testing/typed-inputs';
import { withTypedData } from '@fenestra/domain/ordering/typed-data';
import { parsePhoneWithoutMetadata } from '@fenestra/domain/ordering/contact';
import { checkCustomerData } from '@fenestra/domain/ordering/customer-data';
import { phoneNumber } from './phone-number';

const rows = (Object.keys(inputFields) as InputKind[]).flatMap((kind) =>
  inputsOf(kind).flatMap((input) =>
    input.shops.map((shop) => ({ kind, shop, input, text: JSON.stringify(input.typed) })),
  ),
);

/** Whether a number is in use, only servers know: a page lets it pass, and shows the answer of the server. */
const isForServerOnly = ({ fault: error }: Input, kind: InputKind): boolean => kind === 'phones' && error === 'phone';

describe('the order form', () => {
  test.each(rows)(
    'reads $kind in $shop on page and server as the table has it: $text [CUST-19, CUST-22, CUST-27, OPEN-Q-72, OPEN-Q-99]',
    ({ kind, shop, input }) => {
      for (const path of inputFields[kind]) {
        const form = formWith(shop, path, input.typed);
        const onServer = checkCustomerData(form, shop, phoneNumber);
        const onPage = checkCustomerData(form, shop, parsePhoneWithoutMetadata);
        const errors = input.fault === undefined ? {} : { [path]: input.fault };
        expect(onServer.ok ? {} : onServer.details?.['fields']).toEqual(errors);
        if (!isForServerOnly(input, kind)) expect(onPage.ok ? {} : onPage.details?.['fields']).toEqual(errors);
        if (!onServer.ok) continue;
        expect(fieldAt(onServer.value, path)).toBe(input.stored);
        if (kind !== 'emails') expect(fieldAt(withTypedData(onServer.value), path)).toBe(input.shown ?? input.stored);
        expect(checkCustomerData(onServer.value, shop, phoneNumber)).toEqual(onServer);
      }
    },
  );
});
