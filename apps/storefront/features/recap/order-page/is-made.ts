import type { OrderPage } from '@fenestra/contracts/wire/order-page';

/** Whether anything of it is made to measure: then its production is on its way. */
export const isMade = ({ progress }: OrderPage): boolean => progress.some(({ step }) => step === 'production');
