import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { sizeText } from './numbers';
import type { Texts } from './texts/texts';

/** The overall size as documents and mails write it: 1 230 × 1 480 mm. */
export const sizeOf = ({ width, height }: Configuration): string => `${sizeText(width, height)}\u00a0mm`;

/** What that size is called, and the size. */
export const sizeFact = (
  configuration: Configuration,
  { assembly, configurator }: Texts,
): readonly [string, string] => [
  configuration.assembly ? assembly.size : configurator.frameSize,
  sizeOf(configuration),
];
