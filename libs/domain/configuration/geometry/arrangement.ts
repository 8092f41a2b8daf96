import type { ProductType } from '../../catalogue/product-type';
import type { OpeningCode } from '../configuration';
import { jointsOf } from './geometry';
import { inRows } from './rows';

/** The same way of opening in a mirror; symmetrical ones stay (windows-domain 1.2, 6.11). */
export const mirrorOf: Readonly<Record<OpeningCode, OpeningCode>> = {
  fix: 'fix',
  s: 's',
  v: 'v',
  k: 'k',
  ol: 'op',
  op: 'ol',
  osl: 'osp',
  osp: 'osl',
  stl: 'stp',
  stp: 'stl',
  psl: 'psp',
  psp: 'psl',
  dl: 'dp',
  dp: 'dl',
  dlx: 'dpx',
  dpx: 'dlx',
  ds: 'dsz',
  dsz: 'ds',
  dsx: 'dsxz',
  dsxz: 'dsx',
};

type Arrangement = Pick<ProductType, 'layout' | 'fields' | 'light'>;

/** Layout and fields of a product from left to right, seen from inside, as a configuration has them. */
export function arrangementOf({ layout, fields, light }: ProductType, mirrored: boolean | undefined): Arrangement {
  if (!mirrored) return { layout, fields, light };
  const turned = fields.map((field) => ({
    openings: field.openings.map((code) => mirrorOf[code]),
    default: mirrorOf[field.default],
  }));
  return {
    layout: layout
      .split(/([|/])/)
      .toReversed()
      .join(''),
    fields: inRows(turned, light).flatMap((row) => row.toReversed()),
    light,
  };
}

/** Whether the mirrored product is another arrangement: FO2, P2 and ST3; a sash alone only changes its hinges. */
export function isHanded(product: ProductType): boolean {
  return formOf(arrangementOf(product, true)) !== formOf(product);
}

const formOf = ({ layout, fields }: Arrangement): string =>
  [jointsOf(layout), ...fields.map(({ openings }) => openings.toSorted())].join(';');
