import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { Dialog } from '../../../components/dialog';
import { isModal } from '../../../lib/routes';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { type Step, useScreenPath } from './steps';

/** The choice over a step that the address opens, once its code and the catalogue are there. */
export function ModalOver({ step }: { step: Step }) {
  const { pathname } = useLocation();
  const { catalogue } = useConfiguration();
  if (!isModal(pathname)) return null;
  return catalogue ? (
    <Suspense fallback={<Opening step={step} />}>
      <Outlet />
    </Suspense>
  ) : (
    <Opening step={step} />
  );
}

function Opening({ step }: { step: Step }) {
  const { loading } = useTexts('choice');
  const navigate = useNavigate();
  const path = useScreenPath();
  return (
    <Dialog title={loading} onClose={() => void navigate(path(step))}>
      <div aria-busy="true" />
    </Dialog>
  );
}
