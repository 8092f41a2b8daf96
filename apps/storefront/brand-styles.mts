import type { Plugin } from 'vite';
import { type Brand, brands } from '../../libs/domain/shop/brands';

const rule = (selector: string, { accent, press, tint, line }: Brand): string =>
  `${selector}{--accent:${accent};--accent-press:${press};--accent-tint:${tint};--accent-line:${line}}`;

const rules = Object.entries(brands).map(([code, brand]) => rule(`[data-shop='${code}']`, brand));
/** A page whose shop is not known wears the Czech ones. */
const css = [rule(':root', brands.cs), ...rules].join('\n');

const asked = 'virtual:brands.css';
const resolved = `\0${asked}`;

/** The style sheet of the shops' accents, made of the data that mails and documents read, too. */
export const brandStyles: Plugin = {
  name: 'brand-styles',
  resolveId: (id) => (id === asked ? resolved : undefined),
  load: (id) => (id === resolved ? css : undefined),
};
