import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export type OperatorAction = {
  readonly at: Date;
  readonly who: string;
  readonly what: string;
  readonly why: string | null;
};

/** What operators have done with orders. */
@Injectable()
export class OperatorActions {
  constructor(private readonly db: DataSource) {}

  async insert(orderId: string, { at, who, what, why }: OperatorAction): Promise<void> {
    await this.db.query('INSERT INTO desk_action (order_id, at, who, what, why) VALUES ($1, $2, $3, $4, $5)', [
      ...[orderId, at, who, what, why],
    ]);
  }

  /** The earliest first. */
  byOrder(orderId: string): Promise<OperatorAction[]> {
    return this.db.query('SELECT at, who, what, why FROM desk_action WHERE order_id = $1 ORDER BY id', [orderId]);
  }
}
