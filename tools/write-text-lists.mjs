// Writes the lists of texts in libs/i18n and how the page loads them; `--check` compares instead. A file of a folder is an area.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { main, root, say } from './set-up.mjs';

const { partOfTexts } = createRequire(import.meta.url)('../libs/i18n/texts/text-parts.ts');

const i18n = `${root}/libs/i18n`;
const reference = 'cs'; // its lists have no type: the type of all texts is made of them
const languages = [reference, 'sk', 'de', 'hu'];
/** Folders of countries that adapt the texts of a language by a function of their own. */
const countries = { at: { language: 'de', adapt: 'austrian' } };
const folders = [...languages, ...Object.keys(countries)];

const header = '// Written by tools/write-text-lists.mjs.\n';
const parts = [...new Set(Object.values(partOfTexts))];

const camel = (file) => file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const kebab = (area) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const areasIn = (folder) =>
  readdirSync(`${i18n}/${folder}`)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((file) => !/(^|-)texts$/.test(file) && file !== countries[folder]?.adapt)
    .map(camel)
    .sort();

function partList(folder, part) {
  const areas = areasIn(folder).filter((area) => partOfTexts[area] === part);
  return list(folder, {
    file: `${part}-texts`,
    type: `TextsIn<'${part}'>`,
    from: 'text-parts',
    areas,
  });
}

function wholeList(folder) {
  const areas = areasIn(folder).filter((area) => !(area in partOfTexts));
  return list(folder, { file: 'texts', type: 'Texts', from: 'texts', areas, lists: parts });
}

/** Areas and part lists of a folder as one object; a country starts with the adapted object of its language. */
function list(folder, { file, type, from, areas, lists = [] }) {
  const country = countries[folder];
  const imports = [
    country && `import { texts as adapted } from '../${country.language}/${file}';`,
    folder !== reference && `import type { ${type.replace(/<.*/, '')} } from '../texts/${from}';`,
    country && `import { ${country.adapt} } from './${country.adapt}';`,
    ...areas.map((area) => `import { ${area} } from './${kebab(area)}';`),
    ...lists.map((part) => `import { texts as ${part}Texts } from './${part}-texts';`),
  ];
  const entries = [country && `...${country.adapt}(adapted)`, ...lists.map((part) => `...${part}Texts`), ...areas];
  const lines = entries.filter(Boolean).map((entry) => `  ${entry},\n`);
  const annotation = folder === reference ? '' : `: ${type}`;
  return `${header}${imports.filter(Boolean).join('\n')}\n\nexport const texts${annotation} = {\n${lines.join('')}};\n`;
}

function folderList() {
  const loaders = (folder) =>
    parts.map((part) => `    ${part}: () => import('@fenestra/i18n/${folder}/${part}-texts'),\n`).join('');
  return `${header}import type { Language, ShopCode } from '@fenestra/domain/shop/shops';
import type { TextPart, TextsIn } from '@fenestra/i18n/texts/text-parts';

type Folder = { readonly [Part in TextPart]: () => Promise<{ readonly texts: TextsIn<Part> }> };

/** A chunk for each part of each folder of texts. */
export const folders: Readonly<Record<Language, Folder> & Partial<Record<ShopCode, Folder>>> = {
${folders.map((folder) => `  ${folder}: {\n${loaders(folder)}  },\n`).join('')}};
`;
}

void main(async () => {
  const lists = [['apps/storefront/lib/loading/text-folders.ts', folderList()]];
  for (const folder of folders) {
    for (const part of parts) lists.push([`libs/i18n/${folder}/${part}-texts.ts`, partList(folder, part)]);
    lists.push([`libs/i18n/${folder}/texts.ts`, wholeList(folder)]);
  }
  const stale = lists.filter(
    ([file, text]) => !existsSync(`${root}/${file}`) || readFileSync(`${root}/${file}`, 'utf8') !== text,
  );
  if (process.argv.includes('--check')) {
    for (const [file] of stale) console.error(`${file} is out of date. Run write-text-lists.mjs.`);
    return stale.length > 0 ? 1 : 0;
  }
  for (const [file, text] of stale) writeFileSync(`${root}/${file}`, text);
  say(`${stale.length} lists of texts written`);
  return 0;
});
