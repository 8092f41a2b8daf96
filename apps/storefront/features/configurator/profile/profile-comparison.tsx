import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Icon } from '../../../components/icon';
import { ProfileSection } from '../../../components/profile-section';
import { Segments } from '../../../components/segments';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { TransmittanceSign } from '../stage/transmittance';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { comparedRows, type Row } from './compared-rows';
import type { Profile } from './profile-cards';
import styles from './profile-comparison.module.css';

type Props = {
  profiles: readonly Profile[];
  current: Profile;
  onChoose: (profile: Profile) => void;
  onClose: () => void;
};

/** Up to three profiles side by side: the chosen one and two others; only what differs, or everything (PROF-01, PROF-13). */
export default function ProfileComparison({ profiles, current, onChoose, onClose }: Props) {
  const texts = useTexts('comparison');
  const { shown } = useConfiguration();
  const catalogue = useLoadedCatalogue();
  const [others, setOthers] = useState(() => mostDifferent(profiles, current));
  const [range, setRange] = useState<'differences' | 'all'>('differences');
  const columns = [current, ...others];
  const rows = comparedRows(columns, shown, catalogue, texts);
  const differing = rows.filter(({ differs }) => differs);
  const put = (at: number, id: number) =>
    setOthers(others.map((other, i) => (i === at ? profiles.find(({ profile }) => profile === id)! : other)));
  return (
    <Dialog title={texts.title} lead={texts.lead(sizeText(shown.width, shown.height))} onClose={onClose}>
      <div className={styles.range}>
        <Segments
          small
          label={texts.rows}
          value={range}
          options={[
            { value: 'differences', text: texts.differences(differing.length) },
            { value: 'all', text: texts.all(rows.length) },
          ]}
          onChange={setRange}
        />
      </div>
      <table className={styles.table} data-columns={columns.length}>
        <caption className="sr">{texts.title}</caption>
        <thead>
          <tr>
            <td>{texts.sections}</td>
            {columns.map((profile, i) => (
              <th key={profile.profile} scope="col">
                <Section profile={profile} chosen={i === 0} />
                {i === 0 ? (
                  <>
                    <b>{profile.name}</b>
                    <span className={styles.now}>{texts.now}</span>
                  </>
                ) : (
                  <span className={styles.pick}>
                    <b aria-hidden="true">{profile.name}</b>
                    <Icon name="down" small />
                    <select
                      aria-label={texts.column(i + 1)}
                      value={profile.profile}
                      onChange={(event) => put(i - 1, Number(event.target.value))}
                    >
                      {profiles
                        .filter((each) => each === profile || !columns.includes(each))
                        .map((each) => (
                          <option key={each.profile} value={each.profile}>
                            {each.name}
                          </option>
                        ))}
                    </select>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(range === 'all' ? rows : differing).map((row) => (
            <ComparedLine key={row.key} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {columns.map((profile, i) => (
              <td key={profile.profile}>
                <Button block onClick={() => (i === 0 ? onClose() : onChoose(profile))}>
                  {(i === 0 ? texts.keep : texts.take)(profile.name)}
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Dialog>
  );
}

function ComparedLine({ row: { key, cells } }: { row: Row }) {
  const { names, notes, best } = useTexts('comparison');
  return (
    <tr data-row={key}>
      <th scope="row">
        {names[key]} {key === 'uw' && <TransmittanceSign />}
        {notes[key] && <small>{notes[key]}</small>}
      </th>
      {cells.map((cell, i) => (
        <td key={i} data-best={cell.best || undefined}>
          <span>{cell.shown}</span>
          {cell.best && <small>{best[key]}</small>}
        </td>
      ))}
    </tr>
  );
}

function Section({ profile: { profile, chambers, seals }, chosen }: { profile: Profile; chosen: boolean }) {
  const rounded = useLoadedCatalogue().profiles.get(profile)?.sashShape === 'rounded';
  return (
    <span className={chosen ? `${styles.section} ${styles.chosen}` : styles.section}>
      <ProfileSection chambers={chambers} seals={seals} rounded={rounded} />
    </span>
  );
}

/** Two others, of each number of chambers and seals one first: a rounded edge says less. */
function mostDifferent(profiles: readonly Profile[], current: Profile): Profile[] {
  const others = profiles.filter(({ profile }) => profile !== current.profile);
  const kindOf = ({ chambers, seals }: Profile) => `${chambers} ${seals}`;
  const isFirst = (one: Profile) => [current, ...others].find((each) => kindOf(each) === kindOf(one)) === one;
  return [...others.filter(isFirst), ...others.filter((one) => !isFirst(one))].slice(0, 2);
}
