/** The one address of all calls of the cart (CARTAPI-01). */
export const cartPath = '/conf/api/dist/cartApi.php';

/** What is sent there to read a cart, in the words of the wire, for the HTML of its page, which asks before any script is there. */
export const readCartBody = (shopId: number, cartId: string) => ({ akce: 'getCart', shopId, cartId });
