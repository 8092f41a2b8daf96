import type { ReactNode } from 'react';
import { Note } from '../../../components/note';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import { ModalOver } from '../frame/modal-over';
import { Panel } from '../frame/panel';
import { StepScreen } from '../frame/step-screen';
import { WithRules } from '../frame/with-rules';
import { useConfiguration } from '../sync/configuration-context';
import styles from './accessories-step.module.css';
import { AddToCart } from './add-to-cart';
import { OnlyAvailable } from './only-available';
import { RoomLabel } from './room-label';
import { StockNote } from './stock-note';

const AccessoriesHere = lazyChunk(() => import('./accessory-choices'));

/** What can be chosen, what was chosen, and the way into the cart (ACC-01 to ACC-04). */
export function AccessoriesStep({ children }: { children?: ReactNode }) {
  const texts = useTexts('accessories');
  const { stock } = useConfiguration().product.product.data;
  return (
    <StepScreen step="accessories" look="numbered">
      <Panel
        step="accessories"
        title={texts.heading}
        lead={stock ? texts.lead : `${texts.lead} ${texts.leadToChanges}`}
        next={<AddToCart />}
      >
        <StockNote />
        <WithRules waiting={<div className={styles.waiting} aria-busy="true" />}>
          <AccessoriesHere />
        </WithRules>
        <ImmediateSuspense>
          <RoomLabel />
        </ImmediateSuspense>
        {!stock && <Note>{texts.delivery}</Note>}
      </Panel>
      <ModalOver step="accessories">{children && <OnlyAvailable>{children}</OnlyAvailable>}</ModalOver>
    </StepScreen>
  );
}
