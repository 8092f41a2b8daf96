import type { Part } from '@fenestra/domain/configuration/choices/parts';

/** A part of a product, its number on drawing and list, its name, and how it is made. The number of a coupling is that of its joint. */
export type PartWords = {
  readonly part: Part | 'coupling';
  readonly number: number;
  readonly name: string;
  readonly make: string;
};
