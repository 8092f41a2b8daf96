import type { Buyer } from '@fenestra/domain/shop/buyer';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('cart_letter')
export class CartMailRequest {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  cartId!: string;

  /** Of the request, so that a repeat sends nothing twice. */
  @Column('text')
  changeId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  note!: string;

  @Column('text', { nullable: true })
  buyer!: Buyer | null;

  @Column('timestamptz')
  writtenAt!: Date;
}
