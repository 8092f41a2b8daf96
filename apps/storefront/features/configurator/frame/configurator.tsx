import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { UntilLoaded } from '../../../components/until-loaded';
import { useAddress } from '../../../lib/address';
import { lazyChunk, lazyListener } from '../../../lib/chunk';
import { useSame } from '../../../lib/use-same';
import { reconfiguration } from '../sync/reconfiguration';
import { Checking, CurrentConfiguration, type ConfigurationState, type Mark } from '../sync/configuration-context';
import type { Started } from '../sync/asked-size';
import { productQuery } from '../sync/product.query';
import { Following } from '../sync/following';
import { useChanges } from '../sync/use-changes';
import { useRules } from '../sync/use-rules';
import { useStart } from '../sync/use-start';
import { NoStart } from './no-start';
import { Starting } from './starting';
import { CurrentKind, kindOf } from './steps';

const UnsavedLine = lazyListener(() => import('../accessories/unsaved-line'));
const Listening = lazyListener(() => import('./listening'));
const OpenSaved = lazyChunk(() => import('../saved/open-saved'));

/** Asks first where the address names a saved configuration (SAVE-08, CFGSTATE-09). */
export function Configurator({ children }: { children: ReactNode }) {
  const { search } = useAddress();
  const savedId = search.get('configuration');
  if (savedId === null) return <Configuring>{children}</Configuring>;
  return (
    <>
      <Starting />
      <UntilLoaded>
        <OpenSaved savedId={savedId} />
      </UntilLoaded>
    </>
  );
}

/** Starts or resumes a configuration and keeps it through all steps (CFGSTATE). */
function Configuring({ children }: { children: ReactNode }) {
  const { started, restart } = useStart();
  const { data: product } = useQuery(productQuery(started.data?.configurationId));
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
  const kind = kindOf(product);
  const { stock } = product.product.data;
  const present = useMemo(() => ({ kind, stock }), [kind, stock]);
  return (
    <CurrentKind value={present}>
      <CurrentConfiguration value={state}>
        <Checking value={checking}>
          {children}
          <Following>
            <UntilLoaded>{reconfiguration() && <UnsavedLine />}</UntilLoaded>
          </Following>
          <UntilLoaded>
            <Listening />
          </UntilLoaded>
        </Checking>
      </CurrentConfiguration>
    </CurrentKind>
  );
}
