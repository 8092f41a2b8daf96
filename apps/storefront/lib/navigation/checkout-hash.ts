/** Under which the cart shows delivery, payment and details. */
export const checkoutHash = '#doprava-a-platba';
