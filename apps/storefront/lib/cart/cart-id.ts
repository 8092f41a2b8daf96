import { removeStored, readText, writeText } from '../storage/browser-storage';

/** The cart of this browser (CART-20). Ids of other shops answer Err 30, which makes a new cart. */
export const storedCartId = (): string | null => readText('local', 'cartId');
export const storeCartId = (cartId: string): void => writeText('local', 'cartId', cartId);
export const removeCartId = (): void => removeStored('local', 'cartId');
