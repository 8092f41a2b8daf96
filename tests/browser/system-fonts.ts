import { readFileSync } from 'node:fs';

/** Files of a font by the characters that they draw (`unicode-range`). */
type FontFiles = Readonly<Record<string, string>>;

const latin = 'U+0-FF, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const latinExtended = 'U+100-2BA';
const arimo = (weight: number): FontFiles => ({
  [latin]: `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`,
  [latinExtended]: `@fontsource/arimo/files/arimo-latin-ext-${weight}-normal.woff2`,
});

/**
 * Fonts that systems have, from packages, so that text has the same widths on every machine. Arimo has the widths of Arial and
 * Liberation Sans, DejaVu Sans those of Verdana.
 */
export const systemFonts = {
  Arial: arimo(400),
  'DejaVu Sans': { 'U+0-10FFFF': '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2' },
} satisfies Record<string, FontFiles>;
export type SystemFont = keyof typeof systemFonts;

export const readFont = (file: string): Buffer => readFileSync(require.resolve(file));

/** Font faces that give a family the letters of Arial, regular and bold. */
export const facesOfArial = (family: string): string =>
  [400, 700].flatMap((weight) => Object.entries(arimo(weight)).map((part) => face(family, weight, ...part))).join('');

const face = (family: string, weight: number, range: string, file: string): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; unicode-range: ${range};
    src: url(data:font/woff2;base64,${readFont(file).toString('base64')}) }`;

/** In the page: resolves when all font faces are there that a page declares, or do not come. */
export const fontsLoaded = `Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined)`;
