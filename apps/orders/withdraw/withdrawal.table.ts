import { Injectable } from '@nestjs/common';
import { Any, DataSource, Raw } from 'typeorm';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Withdrawal } from './withdrawal.entity';

/** The rows of what shoppers have withdrawn from. */
@Injectable()
export class Withdrawals {
  constructor(private readonly db: DataSource) {}

  byId(id: string): Promise<Withdrawal | null> {
    return this.db.manager.findOneBy(Withdrawal, { id });
  }

  /** The earliest first. Within a transaction that has locked the order nothing is added to them. */
  ofOrder(orderId: string, { tx }: Pick<UnitOfWork, 'tx'> = { tx: this.db.manager }): Promise<Withdrawal[]> {
    return tx.find(Withdrawal, { where: { orderId }, order: { declaredAt: 'ASC', id: 'ASC' } });
  }

  /** Those of the orders from which anything was withdrawn. */
  async withdrawnOf(orderIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.db.manager.find(Withdrawal, {
      select: { orderId: true },
      where: { orderId: Any([...orderIds]), pieces: Raw((pieces) => `jsonb_array_length(${pieces}) > 0`) },
    });
    return new Set(found.map(({ orderId }) => orderId));
  }

  async insert({ tx }: UnitOfWork, withdrawal: Withdrawal): Promise<void> {
    await tx.insert(Withdrawal, withdrawal);
  }
}
