import { Injectable } from '@nestjs/common';
import type { ErasureResult, PersonalDataExport, Person } from '@fenestra/contracts/http/customers';
import type { OrderData } from '@fenestra/contracts/http/orders';
import { searchTermsOf } from '@fenestra/domain/erasure';
import { withTypedData } from '@fenestra/domain/ordering/typed-data';
import { PersonalData } from '@fenestra/platform/personal/personal-data';
import { Orders } from '../order.table';
import { OrderViews } from '../read/order-views';
import { withdrawalView } from '../withdraw/read-withdrawals';
import { Withdrawals } from '../withdraw/withdrawal.table';
import { EraseOrders } from './erase-orders';
import { PersonalOrders } from './personal-orders.table';

@Injectable()
export class OrdersOfPerson extends PersonalData {
  constructor(
    private readonly personal: PersonalOrders,
    private readonly orders: Orders,
    private readonly withdrawals: Withdrawals,
    private readonly views: OrderViews,
    private readonly eraseOrders: EraseOrders,
  ) {
    super();
  }

  async export({ email }: Person): Promise<Partial<PersonalDataExport>> {
    const orderIds = (await this.personal.byEmail(email)).map(({ id }) => id);
    const orders = await this.orders.byIds(orderIds);
    const withdrawals = (await Promise.all(orderIds.map((id) => this.withdrawals.ofOrder(id)))).flat();
    return {
      data: {
        orders: orders.map((order) => ({ ...this.views.snapshot(order), visit: order.visit })),
        withdrawals: withdrawals.map((each) => ({ orderId: each.orderId, ...withdrawalView(each) })),
      },
      orderIds,
      marks: searchTermsOf([
        ...orders.flatMap(({ data }) => [...textsOf(data), ...textsOf(withTypedData(data))]),
        ...withdrawals.map(({ name }) => name),
      ]),
    };
  }

  async erase({ email }: Person): Promise<Partial<ErasureResult>> {
    const { erased, kept } = await this.eraseOrders.execute(await this.personal.byEmail(email));
    return { erased: { orders: erased }, kept };
  }
}

/** What is nobody else's: a first name alone and a town are. */
function textsOf({
  firstName,
  lastName,
  email,
  phone,
  address,
  company,
  invoice,
  delivery,
  note,
}: Omit<OrderData, 'typed'>): string[] {
  const nameOf = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`;
  return [
    ...[email, phone, note, lastName, nameOf({ firstName, lastName }), address.street, company?.name ?? ''],
    ...(invoice ? [nameOf(invoice), invoice.company, invoice.address.street] : []),
    ...(delivery ? [delivery.name, delivery.phone, delivery.address.street] : []),
  ];
}
