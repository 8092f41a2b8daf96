import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Area, Configuration } from '../configuration';
import { inRows } from './rows';
import { entry } from './shape';

type Glazed = Pick<Configuration, 'areas' | 'filling' | 'light'>;

/** Areas whose glass belongs to the filling of a door: its leaves. */
export const areasInDoorPanel = ({ areas, filling, light }: Glazed): readonly Area[] =>
  filling === null ? [] : inRows(areas, light)[0]!;

/** Areas with a glass of their own: all but the leaves of a door (decision 43). */
export function areasWithOwnGlass(configuration: Glazed): readonly Area[] {
  const leaves = areasInDoorPanel(configuration);
  return configuration.areas.filter((area) => !leaves.includes(area));
}

/** Areas that are all glass, as bars need it (windows-domain 7.7). */
export function fullyGlazedAreas(configuration: Configuration, { fillings }: Catalogue): readonly Area[] {
  const { areas, filling } = configuration;
  const isGlazed = filling !== null && entry(fillings, filling, 'filling').glassShare === 1;
  return isGlazed ? areas : areasWithOwnGlass(configuration);
}

/** Names areas for a change; none where all are meant. */
export const areaNamesFor = (areas: readonly Area[], { areas: all }: Pick<Configuration, 'areas'>): string[] =>
  areas.length === all.length ? [] : areas.map(({ id }) => id);
