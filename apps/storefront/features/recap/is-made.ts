import type { Order } from '@fenestra/contracts/wire/order';

/** Whether anything of it is made to measure, whose price is told in its parts; goods from stock have no sizes to be checked. */
export const isMade = ({ lines }: Order): boolean => lines.some(({ parts }) => parts !== undefined);
