import { forget, readStored, readText, writeStored, writeText } from '../../../lib/stored';

/** A configuration of this tab, and what it was started for; '' where only its id is known (CFGSTATE-07). */
export type Design = { readonly configurationId: string; readonly productId: string };

/** A design that made way for another one. */
export type EarlierDesign = Design & { readonly name: string; readonly width: number; readonly height: number };

export function designInHand(): Design | null {
  const configurationId = readText('session', 'configurationId');
  return configurationId ? { configurationId, productId: readText('session', 'productId') ?? '' } : null;
}

export function takeInHand({ configurationId, productId }: Design): void {
  writeText('session', 'configurationId', configurationId);
  writeText('session', 'productId', productId);
}

/** The design before this one, which stays reachable. */
export function earlierDesign(): EarlierDesign | null {
  const stored = readStored('session', 'earlier') as Partial<EarlierDesign> | null;
  const { configurationId, productId, name, width, height } = stored ?? {};
  return configurationId && name && width && height
    ? { configurationId, productId: productId ?? '', name, width, height }
    : null;
}

export const keepAsEarlier = (design: EarlierDesign): void => writeStored('session', 'earlier', design);
export const forgetEarlier = (): void => forget('session', 'earlier');
