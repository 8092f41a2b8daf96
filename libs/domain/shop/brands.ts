import type { ShopCode } from './shops';

type Colour = `#${string}`;

/** The colours that tell the shops apart (visual direction 2.2): what is pressed, the same while it is, and its tint. */
export type Brand = { readonly accent: Colour; readonly press: Colour; readonly tint: Colour };

/** Page, mails and documents read them here. They stand beside the files of the countries, which every page loads as script. */
export const brands: Readonly<Record<ShopCode, Brand>> = {
  cs: { accent: '#0b6156', press: '#084a42', tint: '#e7f1ee' }, // the edge of float glass
  sk: { accent: '#0d5c80', press: '#094560', tint: '#e6f0f5' }, // mountain water
  at: { accent: '#93421b', press: '#703113', tint: '#f8ede7' }, // a copper roof
  de: { accent: '#2743a6', press: '#1b317d', tint: '#eaeef9' }, // cobalt
  hu: { accent: '#86234a', press: '#671737', tint: '#f7eaf0' }, // dark cherry
};
