import type { Part } from '@fenestra/domain/configuration/choices/parts';

/** The numbered parts of a product: on the drawing, in the list, and what standard is (ACC-03, ACC-04). */
export type PartsTexts = {
  names: Readonly<Record<Part, string>>;
  /** What is not chosen. */
  none: Readonly<Record<Extract<Part, 'inner-sill' | 'outer-sill' | 'blind' | 'bars' | 'net' | 'threshold'>, string>>;
  glass: Readonly<Record<'double' | 'triple', string>>;
  sillSize: (length: string, depth: string) => string;
  /** A sill in one piece below several elements of an assembly. */
  sillBelow: (elements: number) => string;
  /** Where the control of a blind hangs, seen from inside. */
  control: Readonly<Record<'L' | 'P', string>>;
  sashes: (numbers: string) => string;
  standard: string;
  back: string;
  backNamed: (part: string) => string;
  change: (part: string) => string;
  bothSides: string;
  oneScale: string;
  bothViews: string;
  outsideView: string;
  /** Which numbers the outside view has, beside the switch of sides. */
  outsideNumbers: (numbers: string) => string;
  legend: (numbered: string) => string;
};
