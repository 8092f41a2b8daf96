import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const style = `
  body { margin: 24px; font: 15px/22px Arial, sans-serif; color: #16212b; background: #e8ecec }
  section { display: flex; gap: 24px; align-items: start; margin: 0 0 64px; overflow-x: auto }
  figure { margin: 0; flex: none }
  img { display: block; border: 1px solid #16212b; background: #fff }`;

/** Writes index.html into the folder: each screen that was taken there, at its right the picture of it where `pictures` has one. */
export function writeIndexPage(folder: string, pictures: string | undefined): void {
  const taken = readdirSync(folder).filter((file) => file.endsWith('.png')).sort(); // prettier-ignore
  const rows = taken.map((file) => rowOf(file, pictures && pictureOf(file, pictures)));
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>`;
  writeFileSync(join(folder, 'index.html'), head + rows.join(''));
}

/** By the width alone, or by width and height; some pictures have a word behind that. */
function pictureOf(file: string, pictures: string): string | undefined {
  const found = readdirSync(pictures).find((each) => wordsOf(each) === wordsOf(file));
  return found && join(pictures, found);
}

const wordsOf = (file: string): string =>
  file
    .replace(/\.png$/, '')
    .replace(/(?<=-\d+)x\d+/, '')
    .split('-')
    .sort()
    .join('-');

const rowOf = (file: string, picture: string | undefined): string =>
  `<h2>${file}</h2><section>${figure(file, 'taken')}${
    picture ? figure(pathToFileURL(picture).href, 'picture') : ''
  }</section>`;

const figure = (source: string, caption: string): string =>
  `<figure><figcaption>${caption}</figcaption><img src="${source}" alt="" loading="lazy"></figure>`;
