import { useConfiguration } from '../sync/configuration-context';
import { Following } from '../sync/following';
import { Panel } from '../frame/panel';
import { RefusalNote } from '../frame/refusal-note';
import { useKindTexts } from '../frame/steps';
import { useChoosing } from '../frame/use-choosing';
import { StepScreen } from '../frame/step-screen';
import { ProfileCards } from './profile-cards';

/** The profile as a step: every choice is made at once (PROF-12). */
export function ProfileStep() {
  const { profileHeading, profileLead } = useKindTexts();
  const { shown } = useConfiguration();
  const { refused, choose, forget } = useChoosing();
  return (
    <StepScreen step="profile">
      <Panel step="profile" title={profileHeading} lead={profileLead}>
        <ProfileCards
          chosen={shown.profile}
          onChoose={({ profile, name }) => choose({ kind: 'profile', profile }, name)}
        />
        <Following>
          <RefusalNote {...refused} onRepaired={forget} />
        </Following>
      </Panel>
    </StepScreen>
  );
}
