import type { Catalogue } from '../../catalogue/index-catalogue';
import type { SillType } from '../../catalogue/blinds-screens-and-sills';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { assemblyPartsOf } from './join-elements';
import { sillRunLength, sillOf } from './sill-spans';

/** Whether a sill that was as long as somebody wanted is as long as usual now, because it runs below others. */
export function losesCustomSillLength(
  kind: SillType['kind'],
  changes: readonly Change[],
  before: Configuration,
  after: Configuration,
  catalogue: Catalogue,
): boolean {
  if (!before.assembly || changes.some(isAboutAccessory)) return false;
  const goes = changes.some((change) => change.kind === 'remove-element'); // a sill of its own goes with its element
  const wanted = ownLengths(kind, before, catalogue).filter(({ run }) => !goes || run > 1);
  const left = ownLengths(kind, after, catalogue).map(({ length }) => length);
  return wanted.some(({ length }) => !left.includes(length));
}

const isAboutAccessory = ({ kind }: Change): boolean => kind === 'add-accessory' || kind === 'remove-accessory';

/** Lengths that do not follow from the elements, mm, and below how many of them each was meant for. */
function ownLengths(kind: SillType['kind'], configuration: Configuration, catalogue: Catalogue) {
  if (!sillOf(configuration, kind)) return []; // taking the elements apart costs as much as the change
  return assemblyPartsOf(configuration, catalogue).row.flatMap((element) => {
    const sill = sillOf(element, kind);
    return sill?.length === undefined ? [] : [{ length: sill.length, run: sillRunLength(sill) }];
  });
}
