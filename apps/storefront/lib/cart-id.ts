import { forget, readText, writeText } from './stored';

/** Where the cart is kept among the answers of the shop. */
export const cartKey = ['cart'] as const;

/** The cart of this browser (CART-20). Ids of other shops answer Err 30, which makes a new cart. */
export const rememberedCart = (): string | null => readText('local', 'cartId');
export const rememberCart = (cartId: string): void => writeText('local', 'cartId', cartId);
export const forgetCart = (): void => forget('local', 'cartId');
