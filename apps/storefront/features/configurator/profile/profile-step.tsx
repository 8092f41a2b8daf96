import { useConfiguration } from '../sync/configuration-context';
import { DeferredConfiguration } from '../sync/deferred-configuration';
import { Panel } from '../frame/panel';
import { RefusalNote } from '../frame/refusal-note';
import { useKindTexts } from '../frame/steps';
import { useImmediateChanges } from '../frame/use-immediate-changes';
import { StepScreen } from '../frame/step-screen';
import { ProfileCards } from './profile-cards';

/** The profile as a step: every choice is made at once (PROF-12). */
export function ProfileStep() {
  const { profileHeading, profileLead } = useKindTexts();
  const { shown } = useConfiguration();
  const { refused, choose, forget } = useImmediateChanges();
  return (
    <StepScreen step="profile">
      <Panel step="profile" title={profileHeading} lead={profileLead}>
        <ProfileCards
          chosen={shown.profile}
          onChoose={({ profile, name }) => choose({ kind: 'profile', profile }, name)}
        />
        <DeferredConfiguration>
          <RefusalNote {...refused} onRepaired={forget} />
        </DeferredConfiguration>
      </Panel>
    </StepScreen>
  );
}
