import { randomUUID } from 'node:crypto';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { recordBankTransfer, listTransfersToReturn, recordReturnedTransfer } from '@fenestra/server/cli/bank-transfers';
import { eventually } from '@fenestra/testing/time';
import { commandLineShop } from './command-line-shop';

describe('npm run shop -- transfers', () => {
  const open = commandLineShop();

  async function awaited() {
    const order = await open.shop.order({ stockPieces: 1 }, 'transfer');
    await reads(order.token, { saga: 'payment_pending' });
    return { ...order, symbol: variableSymbol(order.number) };
  }
  const reads = (token: string, state: object) =>
    eventually(async () => expect(await open.shop.read(token)).toMatchObject(state));

  it('books a credit by its variable symbol, once for its reference [OPEN-Q-76]', async () => {
    const { token, symbol, number, total } = await awaited();
    const booked = await recordBankTransfer(symbol, total, `${symbol} 1`);
    expect(booked).toMatchObject({ done: true, data: { number, currency: 'CZK', amount: total } });
    expect(booked.text).toContain(
      `CZK booked for order ${number}; before, 0.00 of ${(total / 100).toFixed(2)} was paid`,
    );
    await reads(token, { saga: 'confirmed', payment: 'paid', paid: total });

    const repeated = await recordBankTransfer(symbol, total, `${symbol} 1`);
    expect(repeated).toMatchObject({ done: true, data: { repeated: true } });
    expect(repeated.text).toContain(
      `was already booked for order ${number} by the reference ${symbol} 1; nothing changed`,
    );
    expect(await recordBankTransfer(symbol, total - 1, `${symbol} 1`)).toMatchObject({
      done: false,
      text: `the reference ${symbol} 1 was booked for another order or with another amount`,
    });
    expect((await listTransfersToReturn()).text).not.toContain(number);
  });

  it('has what came twice, under two references, sent back by a person, and the order stays paid', async () => {
    const { token, symbol, number, total } = await awaited();
    await recordBankTransfer(symbol, total, `${symbol} first`);
    await recordBankTransfer(symbol, total, `${symbol} second`);
    await eventually(async () => expect((await listTransfersToReturn()).text).toContain(`order ${number}, credit`));
    const line = (await listTransfersToReturn()).text.split('\n').find((each) => each.includes(number))!;
    const [paymentId, amount] = line.split(/ +/);
    expect(amount).toBe((total / 100).toFixed(2));
    expect(line).toMatch(new RegExp(`credit ${symbol} (first|second)$`));

    expect(await recordReturnedTransfer(paymentId!, total - 1)).toMatchObject({ done: false });
    expect(await recordReturnedTransfer(paymentId!, total)).toMatchObject({ done: true });
    expect((await listTransfersToReturn()).text).not.toContain(number);
    expect(await recordReturnedTransfer(paymentId!, total)).toMatchObject({ done: false });
    await reads(token, { saga: 'confirmed', payment: 'paid', paid: total });
  });

  it('says that no order has a symbol', async () => {
    expect(await recordBankTransfer('2607999999', 1_00, randomUUID())).toMatchObject({
      done: false,
      text: 'no order has the variable symbol 2607999999',
    });
  });
});
