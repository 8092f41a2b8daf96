import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CartLine, Delivery, RemovedLine } from '@fenestra/contracts/http/cart';
import type { ShopId } from '@fenestra/domain/shop/shops';

/** What the shopper decided; everything else in a cart is calculated from it. */
export type CartContent = {
  readonly lines: readonly CartLine[];
  readonly removed?: readonly RemovedLine[];
  readonly technicalControl: boolean;
  readonly comfortDelivery: boolean;
  readonly childGuard: boolean;
  readonly delivery: Delivery | null;
};

@Entity('cart')
export class Cart {
  @PrimaryColumn('text')
  id!: string;

  @Column('smallint')
  shopId!: ShopId;

  @Column('int', { default: 1 })
  revision!: number;

  @Column('jsonb')
  content!: CartContent;

  @Column('text', { array: true, default: () => `'{}'` })
  changeIds!: string[];

  @Column('text', { nullable: true })
  holdKey!: string | null;

  @Column('timestamptz', { nullable: true })
  heldUntil!: Date | null;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  /** Whether it became an order of the synthetic shopper; null for all others. */
  @Column('bool', { nullable: true })
  synthetic!: true | null;

  @Column('timestamptz')
  changedAt!: Date;

  /** When it was last read, to the day; null until it is read on another day. */
  @Column('timestamptz', { nullable: true })
  openedAt!: Date | null;

  /** When it was last said that its offers are needed. */
  @Column('timestamptz', { default: () => 'now()' })
  offersKeptAt!: Date;
}

/** A cart as far as its shopper sees it. */
export type CartState = Pick<Cart, 'id' | 'shopId' | 'revision' | 'content'>;
