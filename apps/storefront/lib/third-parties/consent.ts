import { type Consent, consentCookie, readConsentCookie } from '@fenestra/contracts/consent-cookie';

const changed = 'consent-changed';

/** What the visitor of this shop has decided; null before that, and when it has to be asked again. */
export const storedConsent = (): Consent | null => readConsentCookie(document.cookie);

export function storeConsent(consent: Consent): void {
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  window.dispatchEvent(new Event(changed));
}

/** Acts as soon as the visitor agrees, which may be now. Gives the way to wait no longer. */
export function onConsent(act: () => void): () => void {
  const stop = () => window.removeEventListener(changed, look);
  const look = () => {
    if (!storedConsent()?.granted) return;
    stop();
    act();
  };
  window.addEventListener(changed, look);
  look();
  return stop;
}
