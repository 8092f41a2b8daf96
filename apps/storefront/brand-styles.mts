import { type Plugin, runnerImport } from 'vite';
import type { Brand, brands } from '../../libs/domain/shop/brands';

type Brands = { readonly brands: typeof brands };

const asked = 'virtual:brands.css';
const resolved = `\0${asked}`;
const data = new URL('../../libs/domain/shop/brands.ts', import.meta.url).pathname;

const rule = (selector: string, { accent, press, tint }: Brand): string =>
  `${selector}{--accent:${accent};--accent-press:${press};--accent-tint:${tint}}`;

async function css(): Promise<string> {
  const { brands } = (await runnerImport<Brands>(data)).module;
  const ofShops = Object.entries(brands).map(([code, brand]) => rule(`[data-shop='${code}']`, brand));
  return [rule(':root', brands.cs), ...ofShops].join('\n'); // a page whose shop is not known wears the Czech ones
}

/** The style sheet of the shops' accents, made of the data that mails and documents read, too. */
export const brandStyles: Plugin = {
  name: 'brand-styles',
  resolveId: (id) => (id === asked ? resolved : undefined),
  load: (id) => (id === resolved ? css() : undefined),
};
