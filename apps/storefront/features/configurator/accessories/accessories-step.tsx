import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { Dialog } from '../../../components/dialog';
import { Note } from '../../../components/note';
import { isModal } from '../../../lib/routes';
import { useTexts } from '../../../lib/texts';
import { Panel } from '../frame/panel';
import { StepScreen } from '../frame/step-screen';
import { useScreenPath } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import { AddToCart } from './add-to-cart';
import { PartsList } from './parts-list';
import { Tabs } from './tabs';

/** What can be chosen as tiles, what was chosen as a parts list, and the way into the cart (ACC-01 to ACC-04). */
export function AccessoriesStep() {
  const texts = useTexts('accessories');
  return (
    <StepScreen step="accessories" numbered>
      <Panel step="accessories" title={texts.heading} lead={texts.lead} next={<AddToCart />}>
        <Tabs />
        <PartsList />
        <Note>
          {texts.delivery} {texts.standard}
        </Note>
      </Panel>
      <Modal />
    </StepScreen>
  );
}

/** The choice that the address opens, once its code and the catalogue are there. */
function Modal() {
  const { pathname } = useLocation();
  const { catalogue } = useConfiguration();
  if (!isModal(pathname)) return null;
  return catalogue ? (
    <Suspense fallback={<Opening />}>
      <Outlet />
    </Suspense>
  ) : (
    <Opening />
  );
}

function Opening() {
  const { loading } = useTexts('choice');
  const navigate = useNavigate();
  const path = useScreenPath();
  return (
    <Dialog title={loading} onClose={() => void navigate(path('accessories'))}>
      <div aria-busy="true" />
    </Dialog>
  );
}
