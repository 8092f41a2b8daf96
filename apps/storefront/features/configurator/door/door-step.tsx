import type { ReactNode } from 'react';
import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/texts';
import { ModalOver } from '../frame/modal-over';
import { Panel } from '../frame/panel';
import { useKindTexts } from '../frame/steps';
import { StepScreen } from '../frame/step-screen';
import { useConfiguration } from '../sync/configuration-context';
import { Directions } from './directions';
import { FillingCard } from './filling-card';
import { Locks } from './locks';

/** How a door opens, and what fills it: opening, filling with its glass, and lock in one step (DOOR-01). */
export function DoorStep({ children }: { children?: ReactNode }) {
  const texts = useTexts('door');
  const { openingHeading } = useKindTexts();
  const { catalogue } = useConfiguration();
  return (
    <StepScreen step="doorOpening" look="two-views">
      <Panel step="doorOpening" title={openingHeading} lead={texts.lead}>
        {catalogue && (
          <div>
            <Directions />
            <FillingCard />
            <Locks />
          </div>
        )}
        <Note>{texts.threshold}</Note>
      </Panel>
      <ModalOver step="doorOpening">{children}</ModalOver>
    </StepScreen>
  );
}
