import { useState } from 'react';
import { useConfiguration } from '../sync/configuration-context';
import { Panel } from '../frame/panel';
import { RefusalNote } from '../frame/refusal-note';
import { useKindTexts } from '../frame/steps';
import { StepScreen } from '../frame/step-screen';
import type { Outcome } from '../sync/use-changes';
import { ProfileCards } from './profile-cards';

/** The profile as a step: every choice is made at once (PROF-12). */
export function ProfileStep() {
  const { profileHeading, profileLead } = useKindTexts();
  const { shown, change } = useConfiguration();
  const [outcome, setOutcome] = useState<Outcome>(null);
  return (
    <StepScreen step="profile">
      <Panel step="profile" title={profileHeading} lead={profileLead}>
        <ProfileCards
          chosen={shown.profile}
          onChoose={({ profile, name }) => setOutcome(change({ kind: 'profile', profile }, name))}
        />
        <RefusalNote refusal={outcome} onRepaired={() => setOutcome(null)} />
      </Panel>
    </StepScreen>
  );
}
