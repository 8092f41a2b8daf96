import type { CatalogueData } from '../catalogue/catalogue';
import { parseCatalogue } from '../catalogue/parse-catalogue';
import type { Catalogue } from '../catalogue/index-catalogue';
import type { AssemblyTemplate } from '../catalogue/assemblies';
import type { ProductType, StockItem } from '../catalogue/product-type';
import type { Profile } from '../catalogue/profile';
import { brokenRule } from '../configuration/assembly/check-assembly';
import type { Configuration } from '../configuration/configuration';
import { newAssembly } from '../configuration/assembly/new-assembly';
import { defaultsOf, stockConfiguration } from '../configuration/new-configuration';
import { drawingFactsOf } from '../drawing/drawing-facts';
import { renderSvg } from '../drawing/render-svg';
import { sceneOf } from '../drawing/scene-of';
import { type DataError, throwOnErrors } from './data-error';
import { missingNames } from './missing-names';

/** The catalogue of a data folder; throws one error that names every fault. */
export function catalogueToRelease(files: object): Catalogue {
  const catalogue = parseCatalogue(files);
  throwOnErrors(catalogueErrors(catalogue));
  return catalogue;
}

/**
 * Why a catalogue may not go live: codes that stand twice, entries that are named and not there, texts that a shop lacks;
 * and where all of these are right, products that start with a broken rule or cannot be drawn.
 */
export function catalogueErrors(catalogue: Catalogue): DataError[] {
  const { data } = catalogue;
  const faults = [
    ...repeatedCodes(data),
    ...repeatedIds(data),
    ...missingStarts(catalogue),
    ...data.products.flatMap((product) => productFaults(product, catalogue)),
    ...data.profiles.flatMap((profile) => profileFaults(profile, catalogue)),
    ...data.stock.flatMap((item) => stockFaults(item, catalogue)),
    ...data.accessories.flatMap(({ id, category }) =>
      named(catalogue.categories, category, 'category', { file: 'accessories', entry: id }),
    ),
    ...data.assemblies.templates.flatMap((template) => templateFaults(template, catalogue)),
    ...colourFaults(data),
    ...missingNames(data),
  ];
  return faults.length > 0 ? faults : startFaults(catalogue);
}

function repeatedCodes({ products, openings, colours, categories }: CatalogueData): DataError[] {
  return Object.entries({ products, openings, colours, categories }).flatMap(([file, entries]) =>
    repeated(entries.map(({ code }) => ({ file, entry: code }))),
  );
}

/** Changes name accessories, bars and thresholds by a bare id, so it may stand for one thing only (OPEN-Q-40). */
function repeatedIds(data: CatalogueData): DataError[] {
  const { bars, handles, thresholds, fillings, locks, sills, blinds, nets, couplings } = data;
  const { glass, spacers, ornaments, accessories, stock, profiles } = data;
  const chosenById = { bars, handles, thresholds, fillings, locks, sills, blinds, nets };
  const files = { ...chosenById, glass, spacers, ornaments, accessories, stock, profiles, couplings };
  return repeated(Object.entries(files).flatMap(([file, entries]) => entries.map(({ id }) => ({ file, entry: id }))));
}

function repeated(named: readonly Omit<DataError, 'reason'>[]): DataError[] {
  const seen = new Set<string | number>();
  return named
    .filter(({ entry }) => seen.has(entry) || !seen.add(entry))
    .map((each) => ({ ...each, reason: 'stands twice' }));
}

/** What every product starts with. */
const missingStarts = (catalogue: Catalogue): DataError[] =>
  named(catalogue.colours, 'W', 'colour', { file: 'colours', entry: 'W' });

function productFaults(
  { code, fields, light, profile, filling, size, width, height }: ProductType,
  catalogue: Catalogue,
): DataError[] {
  const at = { file: 'products', entry: code };
  const outside = (value: number, [min, max]: readonly [number, number]) => value < min || value > max;
  const reasons = [
    ...fields.flatMap((field) =>
      field.openings.includes(field.default) ? [] : `${field.default} is no opening of its field`,
    ),
    ...(light ? (fields.at(-1)?.openings ?? []) : []).flatMap((opening) =>
      light?.priceTables[opening] ? [] : [`no price table of a light that is ${opening}`],
    ),
    ...(outside(size[0], width) ? ['starts outside its widths'] : []),
    ...(outside(size[1], height) ? ['starts outside its heights'] : []),
  ];
  return [
    ...reasons.map((reason) => ({ ...at, reason })),
    ...fields.flatMap(({ openings }) => openings.flatMap((each) => named(catalogue.openings, each, 'opening', at))),
    ...named(catalogue.profiles, profile, 'profile', at),
    ...(filling === null ? [] : named(catalogue.fillings, filling, 'filling', at)),
  ];
}

function profileFaults(
  { id, standardGlass, glazing, includedSpacer, shownAs }: Profile,
  catalogue: Catalogue,
): DataError[] {
  const at = { file: 'profiles', entry: id };
  const tooThick = (catalogue.glass.get(standardGlass)?.thickness ?? 0) > glazing[1];
  return [
    ...named(catalogue.glass, standardGlass, 'standard glass', at),
    ...(tooThick ? [{ ...at, reason: 'standard glass is too thick' }] : []),
    ...Object.values(includedSpacer).flatMap((spacer) => named(catalogue.spacers, spacer, 'spacer', at)),
    ...Object.values(shownAs ?? {}).flatMap((profile) => named(catalogue.profiles, profile, 'profile', at)),
  ];
}

function stockFaults({ id, product, profile, threshold }: StockItem, catalogue: Catalogue): DataError[] {
  const at = { file: 'stock', entry: id };
  return [
    ...named(catalogue.products, product, 'product', at),
    ...named(catalogue.profiles, profile, 'profile', at),
    ...(threshold === null ? [] : named(catalogue.thresholds, threshold, 'threshold', at)),
  ];
}

/** An assembly starts with products of this catalogue; its joints need a coupling. */
function templateFaults({ code, row, above }: AssemblyTemplate, catalogue: Catalogue): DataError[] {
  const at = { file: 'assemblies', entry: code };
  const elements = above ? [...row, above] : row;
  return [
    ...elements.flatMap(({ product }) => named(catalogue.products, product, 'product', at)),
    ...(catalogue.data.couplings.some(({ angle }) => angle === 0)
      ? []
      : [{ ...at, reason: 'no coupling in one plane' }]),
  ];
}

function colourFaults({ sills, blinds, nets, swatches }: CatalogueData): DataError[] {
  return Object.entries({ sills, blinds, nets }).flatMap(([file, entries]) =>
    entries
      .filter(({ colours }) => !swatches[colours]?.length)
      .map(({ id, colours }) => ({ file, entry: id, reason: `no colours in ${colours}` })),
  );
}

/** A fault unless the entry that is named exists. */
function named<Key>(
  entries: ReadonlyMap<Key, unknown>,
  key: Key,
  what: string,
  at: Omit<DataError, 'reason'>,
): DataError[] {
  return entries.has(key) ? [] : [{ ...at, reason: `unknown ${what} ${String(key)}` }];
}

function startFaults(catalogue: Catalogue): DataError[] {
  const { data } = catalogue;
  const { products, stock } = data;
  const made = products
    .filter(({ offered }) => offered)
    .map((product) => [{ file: 'products', entry: product.code }, defaultsOf(product, catalogue)] as const);
  const stocked = stock.map(({ id }) => {
    const described = stockConfiguration(id, catalogue);
    return [{ file: 'stock', entry: id }, described.ok ? described.value : null] as const;
  });
  const assembled = data.assemblies.templates.map(
    (template) => [{ file: 'assemblies', entry: template.code }, newAssembly(template, catalogue)] as const,
  );
  return [...made, ...assembled, ...stocked].flatMap(([at, start]) => {
    const reason = start && whyNotMade(start, catalogue);
    return reason ? [{ ...at, reason }] : [];
  });
}

/** The rule that a configuration breaks, or why it cannot be drawn. */
function whyNotMade(configuration: Configuration, catalogue: Catalogue): string | null {
  try {
    const broken = brokenRule(configuration, catalogue);
    if (broken) return `starts with ${broken.code} ${JSON.stringify(broken.values)}`;
    const facts = drawingFactsOf(configuration, catalogue);
    const drawings = (['inside', 'outside'] as const).map((side) =>
      renderSvg(sceneOf(configuration, facts, { side, pixels: { width: 600 } })),
    );
    return drawings.some((svg) => /NaN|Infinity|undefined/.test(svg)) ? 'its drawing has holes' : null;
  } catch (fault) {
    return (fault as Error).message;
  }
}
