import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many orders a shop has taken in a year of its time zone. */
@Entity('order_count')
export class OrderCount {
  @PrimaryColumn('int')
  shopId!: number;

  @PrimaryColumn('int')
  year!: number;

  @Column('int')
  count!: number;
}
