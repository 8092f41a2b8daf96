import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { PageChange } from './send-change';

/** The next change that brings a configuration nearer to an earlier or later state of it; null when they are alike. */
export function changeTowards(now: Configuration, goal: Configuration): PageChange | null {
  if (now.profile !== goal.profile) return { kind: 'profile', profile: goal.profile };
  if (now.width !== goal.width || now.height !== goal.height)
    return { kind: 'size', width: goal.width, height: goal.height };
  if (now.axes.join() !== goal.axes.join()) return { kind: 'field-sizes', fields: fieldSizes(goal) };
  const turned = goal.areas.find(({ opening }, i) => now.areas[i]?.opening !== opening);
  return turned ? { kind: 'opening', areas: [turned.id], opening: turned.opening } : null;
}

/** Widths between frame edges and axes, as zmenDetailRozmer takes them; they add up to the overall width. */
export function fieldSizes({ areas, axes, width, height }: Configuration) {
  const edges = [0, ...axes, width];
  return areas.map(({ id }, i) => ({ area: id, width: edges[i + 1]! - edges[i]!, height }));
}
