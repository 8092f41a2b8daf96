import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Pieces of a product that an unpaid order may hold, once for each of its contacts. */
@Entity('held_piece')
export class StockHold {
  @PrimaryColumn('uuid')
  orderId!: string;

  /** A digest: nobody is named. */
  @PrimaryColumn('text')
  contact!: string;

  @PrimaryColumn('int')
  product!: number;

  @Column('int')
  pieces!: number;

  /** When it ends by itself: of orders that are paid at the door. */
  @Column('timestamptz', { nullable: true })
  until!: Date | null;
}
