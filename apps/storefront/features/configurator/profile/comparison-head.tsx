import { Icon } from '../../../components/icon';
import { type Mark, ProfileSection, type SectionMarks } from '../../../components/profile-section';
import { useTexts } from '../../../lib/shop/texts';
import { useIsDoor } from '../frame/steps';
import { useLoadedCatalogue } from '../sync/configuration-context';
import type { SectionRow } from './compared-rows';
import type { Profile } from './use-profiles';
import styles from './profile-comparison.module.css';

type Props = {
  profiles: readonly Profile[];
  /** The chosen one first. */
  columns: readonly Profile[];
  /** The rows that have a number, in its order. */
  numbered: readonly SectionRow[];
  /** Puts another profile into a column, counted from 0. */
  onPut: (column: number, profile: Profile) => void;
};

/** The sections, which scroll away, and the names, which stay. */
export function ComparisonHead({ profiles, columns, numbered, onPut }: Props) {
  const texts = useTexts('comparison');
  return (
    <thead>
      <tr>
        <td>{texts.sections}</td>
        {columns.map((profile, i) => (
          <td key={i}>
            <Section profile={profile} chosen={i === 0} numbered={numbered} />
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <td />
        {columns.map((profile, i) => (
          <th key={i} scope="col">
            {i === 0 ? (
              <>
                <b>{profile.name}</b>
                <span className={styles.now}>{texts.now}</span>
              </>
            ) : (
              <OtherProfile
                label={texts.column(i + 1)}
                chosen={profile}
                profiles={profiles.filter((each) => each === profile || !columns.includes(each))}
                onPut={(other) => onPut(i, other)}
              />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Other = { label: string; chosen: Profile; profiles: readonly Profile[]; onPut: (profile: Profile) => void };

function OtherProfile({ label, chosen, profiles, onPut }: Other) {
  return (
    <span className={styles.pick}>
      <b aria-hidden="true">{chosen.name}</b>
      <Icon name="down" small />
      <select
        aria-label={label}
        value={chosen.profile}
        onChange={({ target }) => onPut(profiles.find(({ profile }) => profile === Number(target.value))!)}
      >
        {profiles.map(({ profile, name }) => (
          <option key={profile} value={profile}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

type Shown = { profile: Profile; chosen: boolean; numbered: readonly SectionRow[] };

/** With the numbers of the rows that it shows, where there is room for them. */
function Section({ profile: { profile, chambers, seals }, chosen, numbered }: Shown) {
  const rounded = useLoadedCatalogue().profiles.get(profile)?.sashShape === 'rounded';
  const door = useIsDoor();
  const facts = { chambers, seals, rounded, door };
  return (
    <span className={chosen ? `${styles.section} ${styles.chosen}` : styles.section}>
      <span className={styles.marked}>
        <ProfileSection {...facts} marked={{ ...room, marks: numbered.map((key) => marks[key]) }} />
      </span>
      <span className={styles.plain}>
        <ProfileSection {...facts} />
      </span>
    </span>
  );
}

const room: Omit<SectionMarks, 'marks'> = { viewBox: '-32 -30 246 152', radius: 13.4 };

const marks: Readonly<Record<SectionRow, Mark>> = {
  chambers: { bubble: [-18, 52], at: [14, 30] },
  seals: { bubble: [70, -16], at: [55, 50] },
  glass: { bubble: [192, 106], at: [160, 62] },
};
