import { join } from 'node:path';

const folder = join(__dirname, '../drawing/fonts');

/** The shop's type in two weights, with the letters of all its languages (SIL Open Font License, OFL.txt). */
export const pdfFonts = {
  regular: join(folder, 'sofia-sans-regular.ttf'),
  semibold: join(folder, 'sofia-sans-semibold.ttf'),
} as const;
