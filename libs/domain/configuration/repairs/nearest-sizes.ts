import type { ChangeOf } from '../change';
import type { SizeLimits } from '../rules/limits';

type Size = { readonly width: number; readonly height: number };
type IsAccepted = (size: ChangeOf<'size'>) => boolean;

/** How far apart sizes are tried, mm; what can be made is one stretch, and none of the live products has a shorter one. */
const coarse = 16;
/** At the edge of that stretch the rounded shares of an assembly leave single sizes that can be made, mm. */
const frayed = 6;

/**
 * The nearest accepted width at the wanted height, and height at the wanted width, both within the limits; nearest first. Where
 * neither alone helps, the size on the way back to the present one.
 */
export function nearestSizes(
  wanted: Size,
  limits: SizeLimits,
  present: Size,
  isAccepted: IsAccepted,
): ChangeOf<'size'>[] {
  const width = clamp(wanted.width, limits.widthMin, limits.widthMax);
  const height = clamp(wanted.height, limits.heightMin, limits.heightMax);
  const size = (w: number, h: number): ChangeOf<'size'> => ({ kind: 'size', width: w, height: h });
  const w = nearestAccepted(width, limits.widthMin, limits.widthMax, (each) => isAccepted(size(each, height)));
  const h = nearestAccepted(height, limits.heightMin, limits.heightMax, (each) => isAccepted(size(width, each)));
  const found = new Map<string, ChangeOf<'size'>>();
  if (w !== null) found.set(`${w}×${height}`, size(w, height));
  if (h !== null) found.set(`${width}×${h}`, size(width, h));
  found.delete(`${present.width}×${present.height}`);
  if (found.size === 0) return towards(present, size(width, height), isAccepted);
  const distance = (each: Size) => Math.abs(each.width - wanted.width) + Math.abs(each.height - wanted.height);
  return [...found.values()].toSorted((a, b) => distance(a) - distance(b));
}

/** The first accepted size from the wanted one straight to the present one; none where that is the present one itself. */
function towards(present: Size, wanted: ChangeOf<'size'>, isAccepted: IsAccepted): ChangeOf<'size'>[] {
  const across = present.width - wanted.width;
  const down = present.height - wanted.height;
  const steps = Math.max(Math.abs(across), Math.abs(down));
  const at = (step: number): ChangeOf<'size'> => ({
    kind: 'size',
    width: wanted.width + Math.round((across * step) / steps),
    height: wanted.height + Math.round((down * step) / steps),
  });
  const first = steps > 1 ? edgeOf(steps, 0, (step) => isAccepted(at(step))) : steps;
  return first < steps ? [at(first)] : [];
}

/** Looks outwards on both sides in coarse steps, then halves to the millimetre; null when nothing is accepted. */
export function nearestAccepted(
  wanted: number,
  min: number,
  max: number,
  isAccepted: (value: number) => boolean,
): number | null {
  for (let far = 0; far < max - min + coarse; far += coarse)
    for (const side of [-1, 1]) {
      const accepted = clamp(wanted + side * far, min, max);
      if (isAccepted(accepted))
        return far === 0 ? accepted : edgeOf(accepted, wanted + side * (far - coarse), isAccepted);
    }
  return null;
}

/** The accepted value nearest to a refused one. */
function edgeOf(accepted: number, refused: number, isAccepted: (value: number) => boolean): number {
  const edge = halved(accepted, refused, isAccepted);
  const between = Math.min(frayed, Math.abs(refused - edge) - 1);
  const nearer = Array.from({ length: between }, (_, i) => edge + (between - i) * Math.sign(refused - edge));
  return nearer.find(isAccepted) ?? edge;
}

function halved(accepted: number, refused: number, isAccepted: (value: number) => boolean): number {
  let [yes, no] = [accepted, refused];
  while (Math.abs(yes - no) > 1) {
    const middle = Math.trunc((yes + no) / 2);
    if (isAccepted(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
