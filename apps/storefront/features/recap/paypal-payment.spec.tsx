import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleAnswer } from '../../testing/wire-example';
import { Network, show } from '../../testing/page';
import Recap from './recap';

/** An address that jsdom can go to. */
const paypalPage = `${window.location.origin}/#/paypal`;
const success = '/conf/api/dist/paymentGatewayRouterPaypal.php';

const orderPaidBy = (state: string, session: object, more: object = {}) => ({
  ...exampleAnswer('newOrder-card'),
  ...{
    token: 'token',
    objednavkaID: '0190f2a4-0000-7000-8000-000000000000',
    datum: '2026-11-22T10:00:00.000Z',
    dodat_do: '2026-11-25',
    zpusobPlatby: 'paypal',
    currency: 'EUR',
    payment_state: state,
  },
  ...{ gopay: undefined, paypal: { currency: 'EUR', kUhrade: 714.36, ...session } },
  ...{ due_now: 714.36, due_later: 1666.83, ...more },
});
const toPay = orderPaidBy('pending', { status: 'PAYER_ACTION_REQUIRED', gw_url: paypalPage });
const failed = orderPaidBy('failed', { status: 'INSTRUMENT_DECLINED', gw_url: null });
const paid = orderPaidBy('paid', { status: 'COMPLETED', gw_url: null });
const pay = { name: 'Mit PayPal zahlen' };

const open = async (truth: Record<string, unknown>, query = '') => {
  const network = new Network({ '/api/order/token': truth, '/api/order/token/payment': toPay, [success]: {} });
  show(<Recap />, { at: `/rekapitulace/?o=token${query}`, shop: 'de' });
  await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false'));
  return network;
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('an order to be paid by PayPal', () => {
  it('shows what is due and leads to PayPal at a press, not by itself [RECAP-06] [ORDER-10]', async () => {
    await open(toPay);
    expect(heading()).toBe('Ihre Bestellung ist eingegangen. Nur die Anzahlung fehlt noch.');
    const section = within(screen.getByRole('region', { name: 'Zahlung mit PayPal' }));
    expect(section.getByText(/^714,36\s€$/)).toBeTruthy();
    expect(window.location.hash).not.toBe('#/paypal');
    await act(async () => void fireEvent.click(section.getByRole('button', pay)));

    expect(window.location.hash).toBe('#/paypal');
  });

  it('says that the payment failed, whom to call, and takes a new session for another try [RECAP-08] [RECAP-11]', async () => {
    const network = await open(failed, '&paid=false');
    expect(screen.getByRole('alert').textContent).toContain('Die Zahlung ist fehlgeschlagen');
    const help = within(screen.getByRole('complementary', { name: 'Kontakt' }));
    expect(help.getByRole('link', { name: /^\+49/ })).toBeTruthy();
    expect(help.getByRole('link', { name: /@/ })).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Noch einmal mit PayPal zahlen' })));

    expect(network.askedFor('/api/order/token/payment')).toHaveLength(1);
    expect(window.location.hash).toBe('#/paypal');
  });

  it('is paid nowhere while PayPal examines the payment', async () => {
    await open(orderPaidBy('pending', { status: 'PENDING', gw_url: null }), '&paid=false');

    expect(heading()).toBe('PayPal prüft die Zahlung noch');
    expect(screen.queryByRole('button', { name: /PayPal/ })).toBeNull();
  });

  it.each([
    ['with its agreement', paid, '&paid=true', 1],
    ['without it', failed, '&paid=false', 0],
    ['not at all', toPay, '', 0],
  ])('has PayPal asked once more when the shopper comes back %s [RECAP-07]', async (_, truth, query, times) => {
    const network = await open(truth, query);

    expect(network.askedFor(success)).toHaveLength(times);
  });
});
