import { dimensionsOf } from './dimension-chains';
import type { Layer } from './scene';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';

/** Where the drawn width itself is beyond its limit: a dashed line at the limit, and what lacks or is too much tinted. */
export function limitMarkers(sheet: Sheet): Layer[] {
  const { view, geometry, facts, unit } = sheet;
  const { limit, refused } = view;
  if (!limit || !refused) return [];
  const wrong = dimensionsOf(sheet).find(({ id, upright }) => id === refused && !upright);
  if (!wrong) return [];
  const { min = 0, max = Infinity } = limit;
  const drawn = wrong.to - wrong.from;
  if (drawn >= min && drawn <= max) return [];
  const mm = drawn < min ? min : max;
  // The last field grows over the one at its left.
  const [edge, at] =
    wrong.to === geometry.width && wrong.from > 0 ? [wrong.from, wrong.to - mm] : [wrong.to, wrong.from + mm];
  if (at <= 0 || at >= geometry.width) return [];
  const bottom = geometry.height + facts.baseProfile;
  return [
    {
      key: 'short-of-limit',
      role: 'highlight',
      stroke: 'error',
      fill: 'none',
      weight: 1.4,
      shapes: [
        {
          ...rectangle('strip', [Math.min(edge, at), 0, Math.max(edge, at), bottom]),
          fill: 'error',
          stroke: 'none',
          opacity: 0.1,
        },
        { key: 'limit', kind: 'lines', lines: [[at, -14 * unit, at, bottom + 14 * unit]], dash: [6, 4] },
      ],
    },
  ];
}
