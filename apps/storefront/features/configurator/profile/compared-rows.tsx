import type { ReactNode } from 'react';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { previewChange } from '@fenestra/domain/configuration/apply-change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { physicsOf } from '@fenestra/domain/configuration/physics/physics';
import { shownUw } from '@fenestra/domain/configuration/physics/thermal';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { DisplayedPrice } from '../../../components/displayed-price';
import { twoDecimals } from '../../../lib/format/numbers';
import type { Profile } from './use-profiles';

type ComparedRow = keyof Texts['comparison']['names'];

export type Row = {
  readonly key: ComparedRow;
  readonly cells: readonly Cell[];
  readonly differs: boolean;
};

/** Its value tells of its amount what words do not: as the length of a bar, as a difference. */
export type Cell = Fact & { readonly best: boolean };
type Fact = { readonly shown: ReactNode; readonly value: number | string | null };
/** What the section of a profile shows, from outside in. */
export const sectionRows = ['chambers', 'seals', 'glass'] as const satisfies readonly ComparedRow[];
export type SectionRow = (typeof sectionRows)[number];

type Better = 'more' | 'less' | null;

/** What is told of profiles side by side; of the shopper's own product where that depends on it (PROF-01, PROF-13). */
export function comparedRows(
  profiles: readonly Profile[],
  shown: Configuration,
  catalogue: Catalogue,
  texts: Texts['comparison'],
): Row[] {
  const all = profiles.map((profile) => factsOf(profile, shown, catalogue, texts));
  return order.map(([key, better]) =>
    rowOf(
      key,
      all.map((facts) => facts[key]),
      better,
    ),
  );
}

const order: readonly (readonly [ComparedRow, Better])[] = [
  ['chambers', 'more'],
  ['seals', 'more'],
  ['glass', 'more'],
  ['uw', 'less'],
  ['rw', 'more'],
  ['use', null],
  ['sash', null],
  ['depth', null],
  ['glazing', null],
  ['sashWeight', 'more'],
  ['fittings', null],
  ['description', null],
  ['price', 'less'],
];

/** The best one is named where not all are equal, and where all are known. */
function rowOf(key: ComparedRow, facts: readonly Fact[], better: Better): Row {
  const values = facts.map(({ value }) => value);
  const differs = new Set(values).size > 1;
  const numbers = values.filter((value) => typeof value === 'number');
  const best = better === 'more' ? Math.max(...numbers) : Math.min(...numbers);
  const named = differs && better !== null && numbers.length === values.length;
  return { key, differs, cells: facts.map((fact) => ({ ...fact, best: named && fact.value === best })) };
}

function factsOf(
  { profile: id, chambers, seals, depth, rw, description, net }: Profile,
  shown: Configuration,
  catalogue: Catalogue,
  texts: Texts['comparison'],
): Record<ComparedRow, Fact> {
  const { glazing, standardGlass, sashShape, maxSashKg, offeredFor } = catalogue.profiles.get(id)!;
  const glass = catalogue.glass.get(standardGlass)!.thickness;
  const uw = uwWith(id, shown, catalogue);
  const forDoors = offeredFor.E || offeredFor.D;
  const use = texts.use[offeredFor.window ? (forDoors ? 'both' : 'window') : 'door'];
  return {
    chambers: plain(chambers),
    seals: plain(seals),
    glass: { value: glass, shown: `${glass}\u00a0mm` },
    uw: { value: uw, shown: uw === null ? '–' : `${twoDecimals(uw)}\u00a0W/m²K` },
    rw: { value: rw, shown: `${rw}\u00a0dB` },
    use: plain(use),
    sash: plain(texts.sash[sashShape]),
    depth: { value: depth, shown: `${depth}\u00a0mm` },
    glazing: plain(`${glazing[0]}–${glazing[1]}\u00a0mm`),
    sashWeight: { value: maxSashKg, shown: `${maxSashKg}\u00a0kg` },
    fittings: plain(texts.fittings[id] ?? '–'),
    description: plain(description),
    price: { value: net, shown: net === null ? '–' : <DisplayedPrice net={net} /> },
  };
}

const plain = (value: number | string): Fact => ({ value, shown: value });

/** W/m²K of the product with another profile; null where it cannot have that one. */
function uwWith(profile: number, shown: Configuration, catalogue: Catalogue): number | null {
  const changed = previewChange({ kind: 'profile', profile }, shown, catalogue);
  return isViolation(changed) ? null : shownUw(physicsOf(changed, catalogue).uw);
}
