import { type Consent, consentCookie, readConsentCookie } from '@fenestra/contracts/consent-cookie';

const changed = 'consent-changed';

/** What the visitor of this shop has decided; null before that, and when it has to be asked again. */
export const decision = (): Consent | null => readConsentCookie(document.cookie);

export function decide(consent: Consent): void {
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  window.dispatchEvent(new Event(changed));
}

/** Acts as soon as the visitor agrees, which may be now. Gives the way to wait no longer. */
export function onceGranted(act: () => void): () => void {
  const stop = () => window.removeEventListener(changed, look);
  const look = () => {
    if (!decision()?.granted) return;
    stop();
    act();
  };
  window.addEventListener(changed, look);
  look();
  return stop;
}
