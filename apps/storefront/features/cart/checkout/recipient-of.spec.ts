import { shopByCode } from '@fenestra/domain/shop/shops';
import { emptyForm } from './order-form';
import { recipientOf } from './recipient-of';

const address = { street: 'Fő utca 1', postcode: '1117', city: 'Budapest' };
const form = { ...emptyForm(shopByCode('hu')), firstName: 'Éva', lastName: 'Nagy', phone: '+36 20 123 4567', address };

describe('who gets the goods and who the invoice', () => {
  it.each([
    [true, 'Nagy Éva'],
    [false, 'Éva Nagy'],
  ])('is named as the country does, family name first: %s', (largestFirst, name) => {
    expect(recipientOf(form, 'private', 'token', { largestFirst }).deliverTo).toEqual({
      ...address,
      name,
      company: '',
    });
  });

  it('is who was named for each where the sections were opened', () => {
    const other = { street: 'Kis utca 2', postcode: '6720', city: 'Szeged' };
    const delivery = { name: 'Kovács', phone: '+36 30 765 4321', address: other };
    const recipient = recipientOf({ ...form, sameDelivery: false, delivery }, 'private', 'token', {
      largestFirst: true,
    });

    expect(recipient).toMatchObject({ phone: delivery.phone, deliverTo: { name: 'Kovács', ...other } });
    expect(recipient.invoiceTo).toMatchObject({ name: 'Nagy Éva', ...address });
  });
});
