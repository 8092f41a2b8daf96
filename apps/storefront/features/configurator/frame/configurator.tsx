import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '@fenestra/contracts/wire/product';
import { useAddress } from '../../../lib/address';
import { useShownPriceText } from '../../../components/shown-price';
import { lazyChunk, lazyListener } from '../../../lib/chunk';
import { speak } from '../../../lib/speak';
import { useTexts } from '../../../lib/texts';
import { useLatest } from '../../../lib/use-latest';
import { useSame } from '../../../lib/use-same';
import { reconfiguration } from '../sync/reconfiguration';
import { Checking, CurrentConfiguration, type ConfigurationState, type Mark } from '../sync/configuration-context';
import type { Started } from '../sync/asked-size';
import { Following } from '../sync/following';
import { useChanges } from '../sync/use-changes';
import { useRules } from '../sync/use-rules';
import { useStart } from '../sync/use-start';
import { NoStart } from './no-start';
import { Starting } from './starting';
import { CurrentKind, kindOf } from './steps';
import { pieceNet } from '../price/piece';

const UnsavedLine = lazyListener(() => import('../accessories/unsaved-line'));
const NewerElsewhere = lazyListener(() => import('../sync/newer-elsewhere'));
const OpenSaved = lazyChunk(() => import('../saved/open-saved'));

/** Asks first where the address names a saved configuration (SAVE-08, CFGSTATE-09). */
export function Configurator({ children }: { children: ReactNode }) {
  const { search } = useAddress();
  const savedId = search.get('configuration');
  if (savedId === null) return <Configuring>{children}</Configuring>;
  return (
    <>
      <Starting />
      <Suspense>
        <OpenSaved savedId={savedId} />
      </Suspense>
    </>
  );
}

/** Starts or resumes a configuration and keeps it through all steps (CFGSTATE). */
function Configuring({ children }: { children: ReactNode }) {
  const { started, restart } = useStart();
  const { data: product } = useQuery<Product>({
    queryKey: ['product', started.data?.configurationId],
    // Only answers of changes fill it.
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (started.isError) return <NoStart failure={started.error} onRetry={() => void started.refetch()} />;
  if (!product || !started.data) return <Starting />;
  return (
    <Running
      key={product.configurationId}
      product={product}
      otherSize={started.data.otherSize}
      repaired={started.data.repaired}
      onBackToEarlier={restart}
    >
      {children}
    </Running>
  );
}

type RunningProps = Started & {
  onBackToEarlier: (configurationId: string) => void;
  children: ReactNode;
};

function Running(props: RunningProps) {
  return <Changing {...props} rules={useRules(props.product.catalogue)} />;
}

/** Rendered at every change, unlike what asks for the rules. */
function Changing({
  product,
  rules,
  otherSize,
  repaired,
  onBackToEarlier,
  children,
}: RunningProps & Pick<ConfigurationState, 'rules'>) {
  const [marked, setMark] = useState<Mark>({});
  const mark = useSame(marked);
  const { checking, ...changes } = useChanges(product, rules);
  const state: ConfigurationState = {
    ...{ ...changes, product, rules, catalogue: rules?.catalogue },
    ...{ mark, setMark, otherSize, repaired, onBackToEarlier },
  };
  useAnnouncement(state, checking);
  useUndoKeys(state);
  const kind = kindOf(product);
  const { stock } = product.product.data;
  const present = useMemo(() => ({ kind, stock }), [kind, stock]);
  return (
    <CurrentKind value={present}>
      <CurrentConfiguration value={state}>
        <Checking value={checking}>
          {children}
          <Following>
            <Suspense>{reconfiguration() && <UnsavedLine />}</Suspense>
          </Following>
          <Suspense>
            <NewerElsewhere />
          </Suspense>
        </Checking>
      </CurrentConfiguration>
    </CurrentKind>
  );
}

/** Tells once, 700 ms after the last answer, what a change came to. */
function useAnnouncement({ product, done }: ConfigurationState, checking: boolean) {
  const texts = useTexts('configurator');
  const price = useShownPriceText();
  const first = useRef(product.revision);
  const total = pieceNet(product);
  useEffect(() => {
    if (checking || product.revision === first.current) return;
    const timer = setTimeout(() => speak(texts.announce(done ?? texts.changed.other, price(total))), 700);
    return () => clearTimeout(timer);
    // Only a new answer is news.
  }, [product.revision, checking]);
}

/** What has an undo of its own: fields that are typed into, not choices. */
const typedInto = 'textarea, input:not([type=radio], [type=checkbox])';

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, outside of text fields, and not of what a dialog covers. */
function useUndoKeys(state: ConfigurationState) {
  const latest = useLatest(state);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' && event.ctrlKey; // Cmd+Y is the browser's own
      if (!isRedo && !(key === 'z' && (event.ctrlKey || event.metaKey))) return;
      const isTyping = event.target instanceof Element && event.target.matches(typedInto);
      if (isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (isRedo || event.shiftKey) latest().redo();
      else latest().undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
}
