/** Paths behind the `#` of the configurator from which links lead to the shop's own page of the cart (ROUTE-30), as all shops know them (ROUTE-33). */
export const cartScreens = { cart: '/cart/', cartPreview: '/cart-preview/' } as const;
