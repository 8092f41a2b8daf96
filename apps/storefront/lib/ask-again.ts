/** What the footer says to the part of the page that asks for consent, which comes after the page. */
export const askedAgain = 'ask-for-consent';

export const askAgain = (): void => void window.dispatchEvent(new Event(askedAgain));
