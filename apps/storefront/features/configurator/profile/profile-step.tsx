import { useState } from 'react';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { Panel } from '../frame/panel';
import { RefusalNote } from '../frame/refusal-note';
import { useIsDoor } from '../frame/steps';
import { StepScreen } from '../frame/step-screen';
import type { Outcome } from '../sync/use-changes';
import { ProfileCards } from './profile-cards';

/** The profile as a step: every choice is made at once (PROF-12). */
export function ProfileStep() {
  const texts = useTexts('profile');
  const door = useTexts('door');
  const isDoor = useIsDoor();
  const { shown, change } = useConfiguration();
  const [outcome, setOutcome] = useState<Outcome>(null);
  return (
    <StepScreen step="profile">
      <Panel step="profile" title={isDoor ? door.profileHeading : texts.heading} lead={texts.lead}>
        <ProfileCards
          chosen={shown.profile}
          onChoose={({ profile, name }) => setOutcome(change({ kind: 'profile', profile }, name))}
        />
        <RefusalNote refusal={outcome} onRepaired={() => setOutcome(null)} />
      </Panel>
    </StepScreen>
  );
}
