export type TypedSize = { readonly width: number; readonly height: number };

const inMillimetres = { mm: 1, cm: 10, m: 1000 } as const;
type Unit = keyof typeof inMillimetres;

/** Written out too, in the languages of the shops. */
const length = String.raw`(\d[\d\s.,]*)(mm|cm|m|mil\p{L}+|[cz]ent\p{L}+|m[eé]t\p{L}+)?\.?`;
const one = new RegExp(`^${length}$`, 'iu');
const two = new RegExp(String.raw`^${length}\s*[x×*]\s*${length}$`, 'iu');

/** What people write for a length, in mm: `1230`, `1 230`, `1.230`, `1,230 mm`, `123 cm`, `1,23 m`, `1.23`. Null for anything else. */
export function readMillimetres(text: string): number | null {
  const [, digits, unit] = one.exec(plain(text)) ?? [];
  return digits === undefined ? null : lengthOf(digits, unit);
}

/** Width and height in one field: `1200x1350`, `120 × 135 cm`. A unit behind the second counts for both. Null for anything else. */
export function readBoth(text: string): TypedSize | null {
  const [, wide, unit, high, lastUnit] = two.exec(plain(text)) ?? [];
  if (wide === undefined || high === undefined) return null;
  const [width, height] = [lengthOf(wide, unit ?? lastUnit), lengthOf(high, lastUnit)];
  return width === null || height === null ? null : { width, height };
}

/** Figures of other widths, as keyboards of other scripts write them, are the usual ones. */
const plain = (text: string): string => text.trim().normalize('NFKC');

const unitOf = (word: string): Unit => (/^m[mi]/.test(word) ? 'mm' : word.startsWith('m') ? 'm' : 'cm');

function lengthOf(digits: string, written: string | undefined): number | null {
  const unit = written && unitOf(written.toLowerCase());
  const figures = digits.replace(/\s|[.,]$/g, '');
  const whole = !unit || unit === 'mm' ? grouped(figures) : null;
  if (whole !== null) return whole;
  if (!/^\d+([.,]\d+)?$/.test(figures)) return null;
  const value = Number(figures.replace(',', '.'));
  return Math.round(value * inMillimetres[unit || unitMeant(value)]);
}

/** In millimetres a point or comma before three digits groups thousands: 1.250 or 1.250,5. Null without one. */
function grouped(figures: string): number | null {
  const [, thousands, rest, decimals = '0'] = /^(\d{1,2})[.,](\d{3})(?:[.,](\d+))?$/.exec(figures) ?? [];
  return thousands === undefined ? null : Math.round(Number(`${thousands}${rest}.${decimals}`));
}

/** Nobody writes fractions of millimetres: 1,2 is metres and 120,5 centimetres. */
function unitMeant(value: number): Unit {
  if (Number.isInteger(value) || value >= 1000) return 'mm';
  return value < 10 ? 'm' : 'cm';
}
