import type { Rect } from '@fenestra/domain/configuration/geometry/rectangle';
import { useMemo } from 'react';
import type { Draft } from '../choice/use-draft';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { panesBetweenBars } from './panes-between-bars';

/** The bars that the drawing shows in an area, those pointed at before the chosen ones, and the panes that they leave. */
export function useDrawnBars({ drawn }: Draft, area: string, daylight: Rect) {
  const catalogue = useLoadedCatalogue();
  const { assembly } = drawn;
  const bars = drawn.areas.find(({ id }) => id === area)!.bars;
  return useMemo(() => {
    const pattern = bars?.pattern ?? null;
    const width = bars ? catalogue.bars.get(bars.bars)!.width : 0;
    // A field of an assembly is one of its element, which does not know where it stands.
    return { pattern, width, measured: assembly ? undefined : panesBetweenBars(daylight, pattern, width) };
  }, [assembly, bars, catalogue, daylight]);
}
