/** What the footer says to the part of the page that asks for consent, which comes after the page. */
export const consentReopened = 'ask-for-consent';

export const reopenConsent = (): void => void window.dispatchEvent(new Event(consentReopened));
