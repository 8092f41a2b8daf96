import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { useLoadedCatalogue } from '../sync/configuration-context';

/** The glass of a door's filling with its ornament; of a solid one that it has none. */
export function useDoorPanelGlassText(): (door: Configuration) => string {
  const { noGlass } = useTexts('door').fillings;
  const glazing = useTexts('glazing');
  const nameOf = useName();
  const { fillings, glass, ornaments } = useLoadedCatalogue();
  return ({ filling, areas: [area] }) => {
    if (fillings.get(filling!)!.glassShare === 0) return noGlass;
    const { type, thickness, build } = glass.get(area!.glass)!;
    const words = `${glazing.glass[type](thickness)} (${build})`;
    return area!.ornament === null ? words : `${words}, ${nameOf(ornaments.get(area!.ornament)!)}`;
  };
}
