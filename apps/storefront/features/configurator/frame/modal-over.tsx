import { type ReactNode, Suspense } from 'react';
import { Dialog } from '../../../components/dialog';
import { goTo } from '../../../lib/address';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { type Step, useScreenPath } from './steps';

/** The choice over a step that the address opens, once its code and the catalogue are there. */
export function ModalOver({ step, children }: { step: Step; children: ReactNode }) {
  const { catalogue } = useConfiguration();
  if (!children) return null;
  return catalogue ? <Suspense fallback={<Opening step={step} />}>{children}</Suspense> : <Opening step={step} />;
}

function Opening({ step }: { step: Step }) {
  const { loading } = useTexts('choice');
  const path = useScreenPath();
  return (
    <Dialog title={loading} onClose={() => goTo(path(step))}>
      <div aria-busy="true" />
    </Dialog>
  );
}
