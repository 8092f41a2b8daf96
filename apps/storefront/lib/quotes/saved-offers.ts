import { readStored, writeStored } from '../storage/browser-storage';

/** An offer that was saved in this browser. Days are ISO dates; what earlier releases remember has no last one. */
export type RememberedOffer = {
  readonly savedId: string;
  readonly name: string;
  readonly savedOn: string;
  readonly validUntil?: string | undefined;
  /** Of products from stock alone, whose price is that of the day. */
  readonly stock?: boolean | undefined;
  /** The one design that it is a copy of. */
  readonly of?: Design | undefined;
};
type Design = { readonly configurationId: string; readonly revision: number };

const most = 20;

/** The newest first. */
export function rememberedOffers(): RememberedOffer[] {
  const stored = readStored('local', 'saved');
  return Array.isArray(stored) ? stored.filter(isRemembered) : [];
}

export function rememberOffer(offer: RememberedOffer): void {
  const others = rememberedOffers().filter(({ savedId }) => savedId !== offer.savedId);
  writeStored('local', 'saved', [offer, ...others].slice(0, most));
}

/** The offer itself stays: others may have its link. */
export function forgetOffer(savedId: string): void {
  writeStored(
    'local',
    'saved',
    rememberedOffers().filter((offer) => offer.savedId !== savedId),
  );
}

/** Whether a design is still what was saved as this offer, so that nothing is lost where that is opened in its place. */
export function isSavedState(savedId: string, { configurationId, revision }: Design): boolean {
  const of = rememberedOffers().find((offer) => offer.savedId === savedId)?.of;
  return of?.configurationId === configurationId && of.revision === revision;
}

/** Where a saved offer is opened; it leads on to the step that it was saved at. */
export const savedPath = (savedId: string): string => `/conf/#/doplnky/?configuration=${savedId}`;

/** The id in a link as it is mailed, or an id alone; null for anything else. */
export function savedIdIn(text: string): string | null {
  const link = /[?&]configuration=([\w-]{22})(?![\w-])/.exec(text);
  return link?.[1] ?? /^[\w-]{22}$/.exec(text.trim())?.[0] ?? null;
}

/** Where an offer is as PDF. */
export const documentAddress = (savedId: string): string => `/api/configuration/${savedId}/nabidka.pdf`;

function isRemembered(entry: unknown): entry is RememberedOffer {
  const { savedId, name, savedOn } = (entry ?? {}) as Partial<Record<keyof RememberedOffer, unknown>>;
  return [savedId, name, savedOn].every((text) => typeof text === 'string');
}
