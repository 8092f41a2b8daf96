const space = '\u00a0';

/** Millimetres with a no-break thousands space: 1 450. */
export function thousands(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, space);
}

/** Frame size as it is written everywhere: 1 600 × 1 450. */
export function sizeText(width: number, height: number): string {
  return `${thousands(width)}${space}×${space}${thousands(height)}`;
}

/** A figure with a decimal comma, as all five languages write it. */
export function decimal(value: number, digits: number): string {
  return value.toFixed(digits).replace('.', ',');
}
