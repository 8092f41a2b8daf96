import { removeStored, readStored, writeStored } from '../storage/browser-storage';

const name = 'just-added';

type Line = { readonly configurationId: string | null };

/** Lines that are in the cart by now, to which the page leads: the cart page tells of them, which knows their prices. */
export const rememberAdded = (lines: readonly Line[]): void =>
  writeStored(
    'session',
    name,
    lines.map(({ configurationId }) => configurationId),
  );

/** What was remembered, once. */
export function takeAdded(): readonly unknown[] {
  const added = readStored('session', name);
  removeStored('session', name);
  return Array.isArray(added) ? added : [];
}
