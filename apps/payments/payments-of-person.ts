import { Injectable } from '@nestjs/common';
import type { ErasureResult, PersonalDataExport, Person } from '@fenestra/contracts/http/customers';
import { PersonalData } from '@fenestra/platform/personal/personal-data';
import { paymentView } from './payment.view';
import { Payments } from './payment.table';

/** Payments name nobody but by the order that they belong to, and stay with it. */
@Injectable()
export class PaymentsOfPerson extends PersonalData {
  constructor(private readonly payments: Payments) {
    super();
  }

  async export({ orderIds }: Person): Promise<Partial<PersonalDataExport>> {
    const payments = (await Promise.all(orderIds.map((id) => this.payments.ofOrder(id)))).flat();
    return { data: { payments: payments.map(paymentView) } };
  }

  erase(): Promise<Partial<ErasureResult>> {
    return Promise.resolve({});
  }
}
