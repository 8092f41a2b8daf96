import type { ReactNode } from 'react';
import { Note } from '../../../components/note';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import { ModalOver } from '../frame/modal-over';
import { Panel } from '../frame/panel';
import { useKindTexts } from '../frame/steps';
import { StepScreen } from '../frame/step-screen';
import { WithRules } from '../frame/with-rules';
import styles from './door-step.module.css';

const DoorHere = lazyChunk(() => import('./door-choices'));

/** How a door opens, and what fills it: opening, filling with its glass, and lock in one step (DOOR-01). */
export function DoorStep({ children }: { children?: ReactNode }) {
  const texts = useTexts('door');
  const { openingHeading } = useKindTexts();
  return (
    <StepScreen step="doorOpening" look="two-views">
      <Panel step="doorOpening" title={openingHeading} lead={texts.lead}>
        <WithRules waiting={<div className={styles.waiting} aria-busy="true" />}>
          <DoorHere />
        </WithRules>
        <Note>{texts.threshold}</Note>
      </Panel>
      <ModalOver step="doorOpening">{children}</ModalOver>
    </StepScreen>
  );
}
