type ByScreen = Partial<Record<string, string[]>>;

/**
 * Asks for scripts, styles and texts of a screen while the scripts of the page are still on their way. The build lists the first in the
 * HTML, by the path behind the `#` or by what a link of the cart is for, the gateway the texts of the shop; under '' stands what every
 * other screen needs.
 */
export function preloadScreen(screen: string): void {
  for (const list of ['screen-scripts', 'screen-texts']) {
    const byScreen = JSON.parse(document.getElementById(list)?.textContent ?? '{}') as ByScreen;
    for (const address of byScreen[screen] ?? byScreen[''] ?? []) document.head.append(preloadOf(address));
  }
}

/** As the page asks for it later, so that it is loaded once. */
const preloadOf = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), {
    ...(href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
    ...{ href, crossOrigin: '', fetchPriority: 'low' },
  });
