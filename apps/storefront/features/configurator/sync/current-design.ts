import { readStored, readText, writeStored, writeText } from '../../../lib/storage/browser-storage';

/** A configuration of this tab, and what it was started for; '' where only its id is known (CFGSTATE-07). */
export type Design = { readonly configurationId: string; readonly productId: string };

/** A design that made way for another one. */
export type EarlierDesign = Design & { readonly name: string; readonly width: number; readonly height: number };

export function currentDesign(): Design | null {
  const configurationId = readText('session', 'configurationId');
  return configurationId ? { configurationId, productId: readText('session', 'productId') ?? '' } : null;
}

export function setCurrentDesign({ configurationId, productId }: Design): void {
  writeText('session', 'configurationId', configurationId);
  writeText('session', 'productId', productId);
}

/** As many as a shopper compares; the oldest one goes. */
const mostEarlier = 3;

/** The designs before this one, which stay reachable, the latest first. */
export const earlierDesigns = (): readonly EarlierDesign[] =>
  [readStored('session', 'earlier')].flat().filter(isDesign);

function isDesign(stored: unknown): stored is EarlierDesign {
  const { configurationId, name, width, height } = (stored ?? {}) as Partial<EarlierDesign>;
  return Boolean(configurationId && name && width && height);
}

export const storeEarlierDesign = (design: EarlierDesign): void =>
  writeStored('session', 'earlier', [design, ...earlierDesigns()].slice(0, mostEarlier));

export const removeEarlierDesigns = (isGone: (design: Design) => boolean): void =>
  writeStored(
    'session',
    'earlier',
    earlierDesigns().filter((design) => !isGone(design)),
  );

type State = { readonly configurationId: string; readonly revision: number };
const stateOf = ({ configurationId, revision }: State): string => `${configurationId} ${revision}`;

/** Into the cart went what the design was then: it is in progress no more, until it is changed (decision 101). */
export const noteInCart = (product: State): void => writeText('session', 'in-cart', stateOf(product));
export const isInCart = (product: State): boolean => readText('session', 'in-cart') === stateOf(product);
