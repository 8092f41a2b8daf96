import type { Contents } from '../catalogue/accessory-item';
import { roundHalfUp } from '../shop/rounding';

/** What a metre, litre, kilogram or piece costs of goods that are sold by another quantity, minor units (Dir. 98/6/EC Art. 3). */
export const unitPrice = (minor: number, { amount }: Pick<Contents, 'amount'>): number => roundHalfUp(minor / amount);
