import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '@fenestra/contracts/wire/product';
import { Outlet, useSearchParams } from 'react-router';
import { Button, buttonClass } from '../../../components/button';
import { usePriceText } from '../../../components/price';
import { speak } from '../../../lib/speak';
import { useShop, useTexts } from '../../../lib/texts';
import { CurrentConfiguration, type ConfigurationState, type Mark } from '../sync/configuration-context';
import styles from './configurator.module.css';
import { type StartQuery, startConfiguration } from '../sync/start-configuration';
import { useCatalogue } from '../sync/use-catalogue';
import { useChanges } from '../sync/use-changes';

/** Starts or resumes a configuration and keeps it through all steps (CFGSTATE). */
export function Configurator() {
  const shop = useShop();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const query = useMemo(() => Object.fromEntries(search) as StartQuery, [search]);
  const asked = query.type === 'reconf' ? query.confId : query.productId;
  // The first address of a visit decides; later steps have no query and keep what was started.
  const [start, setStart] = useState(() => ({ asked, query }));
  if (asked !== undefined && asked !== start.asked) setStart({ asked, query });

  const started = useQuery({
    queryKey: ['start', start.asked ?? 'resume'],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async () => {
      const product = await startConfiguration(shop, start.query);
      queries.setQueryData(['product', product.configurationId], product);
      return product.configurationId;
    },
  });
  const { data: product } = useQuery<Product>({
    queryKey: ['product', started.data],
    // Only answers of changes fill it.
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (started.isError) return <Missing onRetry={() => void started.refetch()} />;
  if (!product) return <Starting />;
  return <Running key={product.configurationId} product={product} />;
}

function Running({ product }: { product: Product }) {
  const catalogue = useCatalogue(product.catalogue);
  const [mark, setMark] = useState<Mark>({});
  const changes = useChanges(product, catalogue);
  const state: ConfigurationState = { ...changes, product, catalogue, mark, setMark };
  useAnnouncement(state);
  useUndoKeys(state);
  return (
    <CurrentConfiguration value={state}>
      <Outlet />
    </CurrentConfiguration>
  );
}

/** Tells once, 700 ms after the last answer, what a change came to. */
function useAnnouncement({ product, checking, done }: ConfigurationState) {
  const texts = useTexts('configurator');
  const price = usePriceText();
  const first = useRef(product.revision);
  const total = product.price.product + product.price.accessories + product.price.handle;
  useEffect(() => {
    if (checking || product.revision === first.current) return;
    const timer = setTimeout(() => speak(texts.announce(done ?? texts.changed.other, price(total))), 700);
    return () => clearTimeout(timer);
    // Only a new answer is news.
  }, [product.revision, checking]);
}

/** Ctrl+Z and Ctrl+Shift+Z outside of text fields. */
function useUndoKeys({ undo, redo }: ConfigurationState) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (typing || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** Cold start: blocks of the final size, no spinner. */
function Starting() {
  const texts = useTexts('configurator');
  return (
    <main id="obsah" tabIndex={-1} className={styles.starting} aria-busy="true">
      <p className="sr">{texts.loading}</p>
      <div className={styles.stageBlock} />
      <div className={styles.panelBlock} />
    </main>
  );
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts('configurator');
  const { retry } = useTexts('shell');
  return (
    <main id="obsah" tabIndex={-1} className={`wrap ${styles.missing}`} role="alert">
      <h1>{texts.missing}</h1>
      <p className="lead">{texts.missingLead}</p>
      <div className={styles.missingButtons}>
        <Button look="main" onClick={onRetry}>
          {retry}
        </Button>
        <a className={buttonClass()} href="/">
          {texts.startAgain}
        </a>
      </div>
    </main>
  );
}
