import '../lib/jitless';
import '../styles/base.css';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { notify } from '../lib/speak';
import { CallFailed } from '../lib/request';
import { loadTexts } from '../lib/load-texts';
import { shopOfPage } from '../lib/shop';
import { Storefront } from '../lib/texts';

/** A change that does not show its own failure is shown as a toast: a refusal with the shop's reason (ERR-01). */
const mutations = new MutationCache({
  onError: (failure, _variables, _context, mutation) => {
    if (mutation.meta?.['ownMessage']) return;
    if (failure instanceof CallFailed && failure.refusal) notify(failure.refusal);
  },
});

const queries = new QueryClient({
  queryCache: new QueryCache(),
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

/** Starts one of the three pages, once the texts of its shop are there. */
export async function renderPage(page: ReactNode): Promise<void> {
  const shop = shopOfPage();
  const texts = await loadTexts(shop);
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <Storefront value={{ shop, texts }}>
        <QueryClientProvider client={queries}>{page}</QueryClientProvider>
      </Storefront>
    </StrictMode>,
  );
}
