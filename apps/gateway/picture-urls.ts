/** Addresses of pictures, as answers carry them. Those of offers, stock products and product types never change. */
export const pictureUrls = {
  configuration: (id: string, revision: number) => `/api/drawing/configuration/${id}.png?revize=${revision}`,
  offer: (id: string) => `/api/drawing/offer/${id}.svg`,
  stock: (product: number) => `/api/drawing/stock/${product}.svg`,
  opening: (code: string) => `/api/drawing/opening/${code}.svg`,
  accessory: (id: number) => `/api/pictures/accessory-${id}.svg`,
  product: (code: string) => `/api/drawing/product/${encodeURIComponent(code)}.svg`,
} as const;
