import { randomUUID } from 'node:crypto';
import { query } from '../harness/query';
import { sharedShopAndShopper } from './shop-and-shopper';

describe('a customer whose domain is internationalised', () => {
  const open = sharedShopAndShopper();

  test('withdraws, is exported and is erased by the other spelling of the address', async () => {
    const domain = `müller-${randomUUID().slice(0, 8)}.de`;
    const unicode = `Info@${domain}`;
    const ascii = `info@${new URL(`http://${domain}`).hostname}`;
    const cart = await open.shopper.newCart();
    await open.shopper.addStock(cart);
    await open.shopper.pickUp(cart);
    const fields = { kontaktEmail: unicode, prijmeni: "O'Brien" };
    const { body: order } = await open.shopper.order(cart, 'prevodem_1', 1, fields);
    expect(order['Err']).toBe(0);
    const page = await open.shopper.get(`/api/order/${String(order['token'])}/page`);
    expect(JSON.stringify(page.body)).toContain(unicode);
    expect(JSON.stringify(page.body)).toContain("O'Brien");

    const number = String(order['objednavkaCislo']);
    const declared = await open.shopper.post('/api/withdrawal', { jmeno: 'Jana', cislo: number, email: ascii });
    expect(declared.status).toBe(201);
    const orders = await open.shop.databaseUrl('orders');
    const ofOrder = `o ON o.id = order_id WHERE o.number = '${number}'`;
    expect(await query(orders, `SELECT name FROM withdrawal JOIN orders ${ofOrder}`)).toEqual([{ name: 'Jana' }]);

    const exported = await open.shop.operate('customers', 'export', ascii);
    expect(exported.stdout).toContain(number);
    expect(exported.stdout).toContain("O'Brien");
    expect((await open.shop.operate('customers', 'erase', ascii)).status).toBe(0);
    expect(await query(orders, `SELECT number FROM erasure JOIN orders ${ofOrder}`)).toEqual([{ number }]);
  });
});
