export type ParsedSize = { readonly width: number; readonly height: number };

/** Millimetres of a unit, by its symbol or its name in the languages of the shops. */
const units: readonly [names: RegExp, millimetres: number][] = [
  [/^(mm$|mil)/, 1],
  [/^(cm$|[cz]ent)/, 10],
  [/^m(et|ét|$)/, 1000],
];

const length = String.raw`(\d[\d\s.,]*)(\p{L}*)\.?`;
const one = new RegExp(`^${length}$`, 'u');
const two = new RegExp(String.raw`^${length}\s*[xX×*]\s*${length}$`, 'u');

/** What people write for a length, in mm: `1230`, `1 230`, `1.230`, `1,230 mm`, `123 cm`, `1,23 m`, `1.23`. Null for anything else. */
export function parseMillimetres(text: string): number | null {
  const [, digits, unit] = one.exec(plain(text)) ?? [];
  return digits === undefined ? null : lengthOf(digits, unit);
}

/** Width and height in one field: `1200x1350`, `120 × 135 cm`. A unit behind the second counts for both. Null for anything else. */
export function parseWidthAndHeight(text: string): ParsedSize | null {
  const [, wide, unit, high, lastUnit] = two.exec(plain(text)) ?? [];
  if (wide === undefined || high === undefined) return null;
  const [width, height] = [lengthOf(wide, unit || lastUnit), lengthOf(high, lastUnit)];
  return width === null || height === null ? null : { width, height };
}

/** Figures of other widths, as keyboards of other scripts write them, are the usual ones. */
const plain = (text: string): string => text.trim().normalize('NFKC');

function lengthOf(digits: string, written: string | undefined): number | null {
  const unit = units.find(([names]) => names.test(written?.toLowerCase() ?? ''))?.[1];
  if (written && !unit) return null;
  const figures = digits.replace(/\s|[.,]$/g, '');
  const whole = unit === undefined || unit === 1 ? grouped(figures) : null;
  if (whole !== null) return whole;
  if (!/^\d+([.,]\d+)?$/.test(figures)) return null;
  const value = Number(figures.replace(',', '.'));
  return Math.round(value * (unit ?? unitMeant(value)));
}

/** In millimetres a point or comma before three digits groups thousands: 1.250 or 1.250,5. Null without one. */
function grouped(figures: string): number | null {
  const [, thousands, rest, decimals = '0'] = /^(\d{1,2})[.,](\d{3})(?:[.,](\d+))?$/.exec(figures) ?? [];
  return thousands === undefined ? null : Math.round(Number(`${thousands}${rest}.${decimals}`));
}

/** Millimetres of the unit that was left out: 1,2 is metres and 120,5 centimetres, since millimetres have no fractions. */
function unitMeant(value: number): number {
  if (Number.isInteger(value) || value >= 1000) return 1;
  return value < 10 ? 1000 : 10;
}
