import { whenRestored } from './when-restored';

/** Leaves for another page. Resolves only when Back shows this one as it was left, so that what was busy until then is free again. */
export const navigateAway = (address: string): Promise<void> =>
  new Promise((resolve) => {
    whenRestored(resolve);
    window.location.assign(address);
  });
