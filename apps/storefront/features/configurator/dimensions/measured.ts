import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Frame } from '@fenestra/domain/configuration/geometry/order-size';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import { isWhite } from '@fenestra/domain/configuration/white';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';

type Stored = Size & { readonly of: string };

/** The opening that was measured for this window, mm; null until somebody has typed one. */
export function measuredOpening(configurationId: string): Size | null {
  const stored = readStored('session', 'measured-opening') as Partial<Stored> | null;
  const { width, height } = stored ?? {};
  return stored?.of === configurationId && typeof width === 'number' && typeof height === 'number'
    ? { width, height }
    : null;
}

export const rememberOpening = (of: string, opening: Size): void =>
  writeStored('session', 'measured-opening', { of, ...opening } satisfies Stored);

/** Coloured frames expand more, so they get a wider gap; doors stand on their threshold. */
export const frameOf = ({ colour }: Configuration, isDoor: boolean): Frame => ({
  colour: isWhite(colour) ? 'white' : 'coloured',
  baseProfile: isDoor ? 0 : 30,
});
