import { useId, useState } from 'react';
import { Button } from '../../../components/button';
import { DisplayedDifference, usePriceBasis } from '../../../components/displayed-price';
import { ProfileSection } from '../../../components/profile-section';
import radio from '../../../components/radio.module.css';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { twoDecimals } from '../../../lib/format/numbers';
import { scrollToSelected } from '../../../lib/accessibility/scroll-to-selected';
import { useTexts } from '../../../lib/shop/texts';
import { LoadFailed } from '../choice/load-failed';
import { useIsDoor } from '../frame/steps';
import { Transmittance } from '../stage/transmittance';
import { useConfiguration } from '../sync/configuration-context';
import styles from './profile-cards.module.css';
import { type Profile, useProfiles } from './use-profiles';

const ProfileComparison = lazyChunk(() => import('./profile-comparison'));

type Props = { row?: boolean; chosen: number; onChoose: (profile: Profile) => void };

/** One radio card for each profile; in a row where there is room, else one below the other. */
export function ProfileCards({ row = false, chosen, onChoose }: Props) {
  const name = useId();
  const texts = useTexts('profile');
  const { data, error, isPlaceholderData, refetch } = useProfiles();
  if (error) return <LoadFailed text={texts.failed} failure={error} onRetry={() => void refetch()} />;
  if (!data) return <p className={`mute ${styles.waiting}`}>{texts.loading}</p>;
  // One that stands for another, as stock products have it, is shown as that other one (PROF-08).
  const current = data.items.find(({ profile }) => profile === chosen) ?? data.items.find((item) => item.chosen);
  return (
    <>
      <fieldset
        className={row ? `${styles.cards} ${styles.row}` : styles.cards}
        // The list may come after its dialog has opened.
        ref={row ? scrollToSelected : undefined}
        data-show-chosen={row || undefined}
      >
        <legend className="sr">{texts.profiles}</legend>
        {data.items.map((profile, i) => (
          <Card
            key={profile.profile}
            name={name}
            profile={profile}
            // PROF-02, PROF-03: the third card has room for more.
            letters={i === 2 ? 220 : 130}
            chosen={profile === current}
            difference={isPlaceholderData ? null : differenceOf(profile.net, current?.net)}
            onChoose={() => onChoose(profile)}
          />
        ))}
      </fieldset>
      {current && data.items.length > 1 && <Compare profiles={data.items} current={current} onChoose={onChoose} />}
    </>
  );
}

type CompareProps = { profiles: readonly Profile[]; current: Profile; onChoose: (profile: Profile) => void };

/** Opens the profiles side by side, once the catalogue is here. */
function Compare({ onChoose, ...compared }: CompareProps) {
  const texts = useTexts('profile');
  const { catalogue } = useConfiguration();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (profile: Profile) => {
    close();
    onChoose(profile);
  };
  return (
    <>
      <Button look="text" aria-haspopup="dialog" aria-disabled={!catalogue} onClick={() => setOpen(true)}>
        {texts.compare}
      </Button>
      {open && catalogue && (
        <ImmediateSuspense>
          <ProfileComparison {...compared} onChoose={choose} onClose={close} />
        </ImmediateSuspense>
      )}
    </>
  );
}

const differenceOf = (net: number | null, present: number | null | undefined) =>
  net === null || present == null ? null : net - present;

type CardProps = {
  name: string;
  profile: Profile;
  letters: number;
  chosen: boolean;
  difference: number | null;
  onChoose: () => void;
};

function Card({ name, profile, letters, chosen, difference, onChoose }: CardProps) {
  const texts = useTexts('profile');
  const basis = usePriceBasis();
  const isDoor = useIsDoor();
  const { catalogue } = useConfiguration();
  const { refused } = profile;
  const rounded = catalogue?.profiles.get(profile.profile)?.sashShape === 'rounded';
  return (
    <label className={`${radio.option} ${styles.card}`}>
      <input
        type="radio"
        name={name}
        checked={chosen}
        onChange={onChoose}
        aria-disabled={refused !== null || undefined}
        aria-label={profile.name}
        aria-describedby={`${name}${profile.profile} ${name}${profile.profile}f`}
      />
      <span className={styles.picture}>
        {profile.badge && <span className={styles.badge}>{profile.badge.text}</span>}
        <ProfileSection chambers={profile.chambers} seals={profile.seals} rounded={rounded} door={isDoor} />
      </span>
      <span className={styles.body} id={`${name}${profile.profile}`}>
        <span className={styles.title}>
          <span className={radio.mark} />
          {profile.name}
        </span>
        <span className={styles.description}>{cut(profile.description, letters)}</span>
        <Facts profile={profile} />
      </span>
      <span className={styles.foot} id={`${name}${profile.profile}f`}>
        {refused ? (
          refused.text
        ) : (
          <>
            <span>{chosen ? texts.chosen : basis}</span>
            <b>
              {difference === null ? (
                <i className={styles.skeleton} />
              ) : difference === 0 && !chosen ? (
                texts.same
              ) : (
                <DisplayedDifference net={difference} />
              )}
            </b>
          </>
        )}
      </span>
    </label>
  );
}

function Facts({ profile: { chambers, seals, depth, glazing, uw, rw } }: { profile: Profile }) {
  const texts = useTexts('profile');
  const facts: [React.ReactNode, string][] = [
    [texts.chambers, String(chambers)],
    [texts.seals, String(seals)],
    [texts.depth, `${depth}\u00a0mm`],
    [texts.glazing, texts.upTo(String(glazing))],
    [<Transmittance key="u" />, twoDecimals(uw)],
    [texts.rw, `${rw}\u00a0dB`],
  ];
  return (
    <span className={styles.facts}>
      {facts.map(([name, value], i) => (
        <span key={i}>
          <span>{name}</span> <b>{value}</b>
        </span>
      ))}
    </span>
  );
}

/** Cut at a word, never in the middle of one. */
export function cut(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const short = text.slice(0, letters - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), 1))}…`;
}
