/** Ids of configurations, carts and orders. Any other text is the id of nothing, and no service is asked for it. */
export const isOpaqueId = (text: string): boolean => /^[\w-]{22}$/.test(text);
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
