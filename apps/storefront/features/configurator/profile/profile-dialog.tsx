import { useState } from 'react';
import { goTo } from '../../../lib/navigation/address';
import { Dialog } from '../../../components/dialog';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { ChoiceFoot } from '../choice/choice-foot';
import { usePieceNet } from '../price/piece';
import { useConfiguration } from '../sync/configuration-context';
import { RefusalNote } from '../frame/refusal-note';
import { useImmediateChanges } from '../frame/use-immediate-changes';
import { useKindTexts, useScreenPath } from '../frame/steps';
import { ProfileCards } from './profile-cards';
import type { Profile } from './use-profiles';

/** The profile as a modal route over the accessories: chosen first, used by the button that names it. */
export default function ProfileDialog() {
  const texts = useTexts('profile');
  const { useShort } = useTexts('choice');
  const { profileHeading } = useKindTexts();
  const path = useScreenPath();
  const { shown } = useConfiguration();
  const now = usePieceNet();
  const [wanted, setWanted] = useState<Profile | null>(null);
  const { refused, choose, forget } = useImmediateChanges();
  const close = () => goTo(path('accessories'));
  const make = ({ profile, name }: Profile) => choose({ kind: 'profile', profile }, name);
  const press = (profile: Profile) => {
    forget();
    if (profile.refused) make(profile); // shows the reason and the repairs
    else setWanted(profile);
  };
  const use = () => {
    if (!wanted || make(wanted)) close();
  };
  return (
    <Dialog
      ofAddress
      title={profileHeading}
      lead={texts.dialogLead(sizeText(shown.width, shown.height))}
      onClose={close}
      foot={
        <ChoiceFoot
          prices={{ now, draft: wanted ? wanted.net : now }}
          action={wanted ? texts.use(wanted.name) : useShort}
          onUse={use}
          onClose={close}
        />
      }
    >
      <ProfileCards row chosen={wanted?.profile ?? shown.profile} onChoose={press} />
      <RefusalNote {...refused} onRepaired={close} />
    </Dialog>
  );
}
