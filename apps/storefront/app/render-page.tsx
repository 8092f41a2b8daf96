import '../lib/network/jitless';
import '../styles/base.css';
import 'virtual:brands.css';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { notLoaded } from '@fenestra/i18n/not-loaded';
import type { PageTexts, TextPart } from '@fenestra/i18n/texts/text-parts';
import { Button } from '../components/button';
import { buyerOfPage } from '../lib/shop/buyer';
import { logEntry } from '../lib/network/log';
import { notify } from '../lib/accessibility/announce';
import { CallFailed } from '../lib/network/request';
import { loadTexts } from '../lib/loading/load-texts';
import { contactOfPage, shopOfPage } from '../lib/shop/shop';
import { Storefront } from '../lib/shop/texts';

/** A change that does not show its own failure is shown as a toast: a refusal with the shop's reason (ERR-01). */
const mutations = new MutationCache({
  onError: (failure, _variables, _context, mutation) => {
    if (mutation.meta?.['ownMessage']) return;
    if (failure instanceof CallFailed && failure.refusal) notify(failure.refusal);
  },
});

const queries = new QueryClient({
  mutationCache: mutations,
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // A refusal stays a refusal; only what did not arrive is asked again.
      retry: (tries, failure) => tries < 2 && !(failure instanceof CallFailed && failure.code !== null),
    },
  },
});

/**
 * Starts one of the pages, once the texts that it begins with are there; says so when they do not come (SHELL-09). A page that
 * begins as its HTML does takes it over; else the HTML stays until what the address asks for stands in its place.
 */
export async function renderPage(page: ReactNode, parts: readonly TextPart[], beginsAsHtml = false): Promise<void> {
  const shop = shopOfPage();
  const place = document.getElementById('app')!;
  leaveClosedEntry();
  const texts = await Promise.all(parts.map(loadTexts)).then(
    (loaded) => Object.assign({}, ...loaded) as Partial<PageTexts>,
    (failure: unknown) => {
      logEntry({ failure: String(failure) });
      return null;
    },
  );
  const shown = (
    <StrictMode>
      {texts ? (
        <Storefront value={{ shop, buyer: buyerOfPage(), contact: contactOfPage(), texts }}>
          <QueryClientProvider client={queries}>{page}</QueryClientProvider>
        </Storefront>
      ) : (
        <NotLoaded {...notLoaded[shop.language]} />
      )}
    </StrictMode>
  );
  if (texts && beginsAsHtml && place.firstElementChild) hydrateRoot(place, shown);
  else createRoot(place).render(shown);
  import('./background-tasks').then(
    (others) => others.startBackgroundTasks(queries),
    () => undefined,
  ); // later: the page is shown without it
}

/**
 * Leaves the entry of a dialog that was open when the page was loaded anew (useClosedByBack): nothing lies over the page now, and one Back
 * would do nothing.
 */
function leaveClosedEntry(): void {
  if (typeof window.history.state === 'number') window.history.back();
}

function NotLoaded({ failed, retry }: { failed: string; retry: string }) {
  return (
    <main className="wrap">
      <div role="alert">
        <h1>{failed}</h1>
        <Button onClick={() => window.location.reload()}>{retry}</Button>
      </div>
    </main>
  );
}
