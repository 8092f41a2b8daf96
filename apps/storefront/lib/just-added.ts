import { forget, readStored, writeStored } from './stored';

const name = 'just-added';

/** Configurations that go into the cart while the page leads there: the cart page tells of them, which knows their prices. */
export const rememberAdded = (configurationIds: readonly string[]): void =>
  writeStored('session', name, configurationIds);

/** What was remembered, once. */
export function takeAdded(): readonly unknown[] {
  const added = readStored('session', name);
  forget('session', name);
  return Array.isArray(added) ? added : [];
}
