import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import Recap from './recap';

type Facts = Record<string, unknown>;
const days = { datum: '2026-11-22T10:00:00.000Z', dodat_do: '2027-01-05' };
const example = exampleAnswer('readOrder') as Facts;
const byCard: Facts = {
  ...example,
  ...days,
  token: 'token',
  zpusobPlatby: 'gopay',
  payment_state: 'failed',
  gopay: { status: 'CANCELED', gw_url: null },
  prevod: undefined,
  jinak: ['prevodem'],
};
const byTransfer: Facts = { ...(exampleAnswer('changePaymentWay') as Facts), ...days };
const { orderDetails, recap } = textsOf(shopByCode('cs'));

async function open(answers: Record<string, Facts>) {
  const network = new Network({ '/api/order/token': byCard, ...answers });
  show(<Recap />, { at: '/rekapitulace/?o=token&paid=false' });
  await userEvent.click(await screen.findByRole('button', { name: orderDetails.payBy.transfer }));
  return network;
}

it('changes the way by one press and one call, and shows where to transfer to', async () => {
  const network = await open({ '/api/order/token/payment-way': { ...byTransfer, token: 'token' } });

  expect(await screen.findByRole('region', { name: recap.transfer })).toBeTruthy();
  expect(network.askedFor('/api/order/token/payment-way')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: orderDetails.payBy.transfer })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('says in the words of the shop why it was not changed', async () => {
  await open({ '/api/order/token/payment-way': { Err: 15, ErrText: 'Platbu teď ověřujeme.' } });

  expect((await screen.findByText('Platbu teď ověřujeme.')).closest('[role="alert"]')).toBeTruthy();
});

it('offers nothing where there is no other way', async () => {
  new Network({ '/api/order/token': { ...byCard, jinak: undefined } });
  show(<Recap />, { at: '/rekapitulace/?o=token&paid=false' });
  await screen.findByRole('button', { name: recap.payAgain });

  expect(screen.queryByRole('button', { name: orderDetails.payBy.transfer })).toBeNull();
});

it.each(shopCodes)(
  'an order that its gateway refused is offered a transfer and the phone, not the gateway, in %s',
  async (shop) => {
    const {
      afterGateway,
      recap: said,
      orderDetails: { payBy },
    } = textsOf(shopByCode(shop));
    new Network({ '/api/order/token': { ...byCard, brana_odmitla: true } });
    show(<Recap />, { at: '/rekapitulace/?o=token&paid=false', shop });

    const ways = await screen.findByRole('region', { name: afterGateway.ways });
    expect(ways.textContent).toContain(afterGateway.refused.said);
    expect(screen.getByRole('button', { name: payBy.transfer })).toBeTruthy();
    expect(screen.queryByRole('button', { name: said.payAgain })).toBeNull();
  },
);

it.each(shopCodes)('speaks the language of %s', async (shop) => {
  new Network({ '/api/order/token': byCard });
  show(<Recap />, { at: '/rekapitulace/?o=token&paid=false', shop });

  expect(
    await screen.findByRole('button', { name: textsOf(shopByCode(shop)).orderDetails.payBy.transfer }),
  ).toBeTruthy();
});
