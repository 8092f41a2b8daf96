import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { pageParts } from '@fenestra/i18n/texts/text-parts';
import { CartToCome } from '../features/cart/cart-page';
import { StartingPlaces } from '../features/configurator/frame/starting';
import { PageFrame } from '../features/shell/page-frame';
import { ReadingPage } from '../features/shell/reading-page';
import { StartPage } from '../features/start-page/start-page';
import { startingPlace } from '../lib/drawing/starting-place';
import { type StorefrontContext, Storefront } from '../lib/shop/texts';

type Page = keyof typeof pageParts;

/** What stands behind the `#` no server knows: the configurator begins with its frame, and `prefetch-product.ts` shows the product that is started. */
const screens: Readonly<Record<Page, (article: string) => ReactNode>> = {
  '/': () => <StartPage />,
  '/kosik/': () => <CartToCome />,
  '/conf/': () => (
    <div id={startingPlace} hidden>
      <StartingPlaces>
        <img alt="" />
      </StartingPlaces>
    </div>
  ),
  reading: (article) => <ReadingPage article={article} />,
};

/**
 * The HTML that a page shows until its scripts are here: what they show first to everybody. The gateway runs this, once for each page,
 * shop and way to buy; what is the visitor's own comes with the scripts. `article` is what is read on a page of text, as HTML.
 */
export function firstScreen(page: Page, said: StorefrontContext, article = ''): string {
  return renderToString(
    <Storefront value={said}>
      <QueryClientProvider client={new QueryClient()}>
        <PageFrame>{screens[page](article)}</PageFrame>
      </QueryClientProvider>
    </Storefront>,
  );
}
