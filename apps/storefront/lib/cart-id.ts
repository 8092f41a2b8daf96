import { forget, readText, writeText } from './stored';

/** The cart of this browser (CART-20). Ids of other shops answer Err 30, which makes a new cart. */
export const rememberedCart = (): string | null => readText('local', 'cartId');
export const rememberCart = (cartId: string): void => writeText('local', 'cartId', cartId);
export const forgetCart = (): void => forget('local', 'cartId');
