import type { Layer, Line } from './scene';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';

/** What is seen of the flashing on each side of a roof window, mm. */
export const flashingAround = 60;

/** Metal between window and roofing, mitred at its corners. */
export function flashing({ geometry, facts, weights }: Sheet): Layer[] {
  const { flashing: deep = 0 } = facts;
  if (deep === 0) return [];
  const { width, height } = geometry;
  const mitres: Line[] = [
    [-deep, -deep, 0, 0],
    [width + deep, -deep, width, 0],
    [-deep, height + deep, 0, height],
    [width + deep, height + deep, width, height],
  ];
  const shapes = [
    { ...rectangle('metal', [-deep, -deep, width + deep, height + deep]), fill: '#50575b' } as const,
    { key: 'mitres', kind: 'lines', lines: mitres, stroke: '#8a9092', weight: weights.mitre } as const,
  ];
  return [{ key: 'flashing', role: 'flashing', stroke: 'ink', weight: weights.edge, shapes }];
}
