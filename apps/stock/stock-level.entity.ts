import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Pieces of one product. Delivered pieces = on hand + sold; free ones = on hand − reserved. */
@Entity('stock_level')
export class StockLevel {
  /** Id in the catalogue, 1001 and up. */
  @PrimaryColumn('int')
  product!: number;

  @Column('int')
  onHand!: number;

  @Column('int', { default: 0 })
  reserved!: number;

  @Column('int', { default: 0 })
  sold!: number;

  /** When more are expected, an ISO date in nobody's time zone. */
  @Column('date', { nullable: true })
  expected!: string | null;
}
