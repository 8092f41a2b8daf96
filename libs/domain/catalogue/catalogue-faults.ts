import type { CatalogueData } from './catalogue';
import type { ProductType } from './product-type';
import type { Profile } from './profile';

/** What the types cannot say: codes are unique and every entry that is named exists. One sentence for each fault. */
export function faultsOf(data: CatalogueData): string[] {
  return [
    ...repeated(
      'product',
      data.products.map(({ code }) => code),
    ),
    ...repeated(
      'opening',
      data.openings.map(({ code }) => code),
    ),
    ...repeated(
      'colour',
      data.colours.map(({ code }) => code),
    ),
    // Changes name accessories, bars and thresholds by a bare id, so it may stand for one thing only (OPEN-Q-40).
    ...repeated('id', itemIds(data)),
    ...data.products.flatMap((product) => productFaults(product, data)),
    ...data.profiles.flatMap((profile) => profileFaults(profile, data)),
    ...data.stock
      .filter(({ product }) => !data.products.some(({ code }) => code === product))
      .map(({ id }) => `stock ${id}: unknown product`),
    ...[...data.sills, ...data.blinds, ...data.nets]
      .filter(({ colours }) => !data.swatches[colours]?.length)
      .map(({ id }) => `${id}: no colours`),
    ...(data.colours.some(({ code }) => code === 'W') ? [] : ['colour W is missing']),
  ];
}

function itemIds(data: CatalogueData): number[] {
  const kinds = [
    data.bars,
    data.handles,
    data.thresholds,
    data.fillings,
    data.locks,
    data.sills,
    data.blinds,
    data.nets,
  ];
  return [...kinds, data.glass, data.spacers, data.ornaments, data.accessories, data.stock, data.profiles].flatMap(
    (entries) => entries.map(({ id }) => id),
  );
}

function productFaults(product: ProductType, data: CatalogueData): string[] {
  const faults: string[] = [];
  const known = new Set(data.openings.map(({ code }) => code));
  for (const field of product.fields) {
    if (!field.openings.includes(field.default)) faults.push(`${field.default} is no opening of its field`);
    for (const code of field.openings) if (!known.has(code)) faults.push(`unknown opening ${code}`);
  }
  const [width, height] = product.size;
  if (width < product.width[0] || width > product.width[1]) faults.push('starts outside its widths');
  if (height < product.height[0] || height > product.height[1]) faults.push('starts outside its heights');
  if (product.filling !== null && !data.fillings.some(({ id }) => id === product.filling))
    faults.push('unknown filling');
  return faults.map((fault) => `product ${product.code}: ${fault}`);
}

function profileFaults(profile: Profile, data: CatalogueData): string[] {
  const faults: string[] = [];
  const standard = data.glass.find(({ id }) => id === profile.standardGlass);
  if (!standard) faults.push('unknown standard glass');
  else if (standard.thickness > profile.glazing[1]) faults.push('standard glass is too thick');
  for (const spacer of Object.values(profile.includedSpacer))
    if (!data.spacers.some(({ id }) => id === spacer)) faults.push(`unknown spacer ${spacer}`);
  for (const id of Object.values(profile.shownAs ?? {}))
    if (!data.profiles.some((other) => other.id === id)) faults.push(`unknown profile ${id}`);
  return faults.map((fault) => `profile ${profile.id}: ${fault}`);
}

function repeated(what: string, values: readonly (string | number)[]): string[] {
  const seen = new Set<string | number>();
  return values.filter((value) => seen.has(value) || !seen.add(value)).map((value) => `${what} ${value} stands twice`);
}
