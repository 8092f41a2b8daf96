import { sizeText } from './numbers';

/** Name with the size of a window in millimetres, as it stands on every line of cart, summary and recap. */
export function lineTitle(
  name: string,
  { width, height }: { width?: number | null; height?: number | null } = {},
): string {
  return width && height ? `${name}, ${sizeText(width, height)}\u00a0mm` : name;
}
