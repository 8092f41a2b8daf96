import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { useAddress } from '../../../lib/navigation/address';
import { lazyChunk, lazyListener } from '../../../lib/loading/chunk';
import { useStableValue } from '../../../lib/state/use-stable-value';
import { reconfiguration } from '../sync/reconfiguration';
import { Checking, CurrentConfiguration, type ConfigurationState, type Mark } from '../sync/configuration-context';
import type { Started } from '../sync/requested-size';
import { productQuery } from '../sync/product.query';
import { DeferredConfiguration } from '../sync/deferred-configuration';
import { useChanges } from '../sync/use-changes';
import { useRules } from '../sync/use-rules';
import { useStart } from '../sync/use-start';
import { StartFailed } from './start-failed';
import { Starting } from './starting';
import { CurrentKind, kindOf } from './steps';

const UnsavedLine = lazyListener(() => import('../accessories/unsaved-line'));
const Listening = lazyListener(() => import('./global-listeners'));
const OpenSaved = lazyChunk(() => import('../saved/open-saved'));

/** Asks first where the address names a saved configuration (SAVE-08, CFGSTATE-09). */
export function Configurator({ children }: { children: ReactNode }) {
  const { search } = useAddress();
  const savedId = search.get('configuration');
  if (savedId === null) return <Configuring>{children}</Configuring>;
  return (
    <>
      <Starting />
      <ImmediateSuspense>
        <OpenSaved savedId={savedId} />
      </ImmediateSuspense>
    </>
  );
}

/** Starts or resumes a configuration and keeps it through all steps (CFGSTATE). */
function Configuring({ children }: { children: ReactNode }) {
  const { started, restart } = useStart();
  const { data: product } = useQuery(productQuery(started.data?.configurationId));
  if (started.isError) return <StartFailed failure={started.error} onRetry={() => void started.refetch()} />;
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
  const mark = useStableValue(marked);
  const { checking, ...changes } = useChanges(product, rules);
  const state: ConfigurationState = {
    ...{ ...changes, product, rules, catalogue: rules?.catalogue },
    ...{ mark, setMark, otherSize, repaired, onBackToEarlier },
  };
  const kind = kindOf(product);
  const { stock } = product.product.data;
  const present = useMemo(() => ({ kind, stock }), [kind, stock]);
  return (
    <CurrentKind value={present}>
      <CurrentConfiguration value={state}>
        <Checking value={checking}>
          {children}
          <DeferredConfiguration>
            <ImmediateSuspense>{reconfiguration() && <UnsavedLine />}</ImmediateSuspense>
          </DeferredConfiguration>
          <ImmediateSuspense>
            <Listening />
          </ImmediateSuspense>
        </Checking>
      </CurrentConfiguration>
    </CurrentKind>
  );
}
