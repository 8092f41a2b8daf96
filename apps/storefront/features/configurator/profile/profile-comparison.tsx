import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Segments } from '../../../components/segments';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { ComparedLine } from './compared-line';
import { comparedRows, sectionRows } from './compared-rows';
import { ComparisonHead } from './comparison-head';
import type { Profile } from './use-profiles';
import styles from './profile-comparison.module.css';
import { SharedRows } from './shared-rows';

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
  const all = comparedRows(columns, shown, catalogue, texts);
  const differing = all.filter(({ differs }) => differs);
  const rows = range === 'all' ? all : differing;
  const numbered = sectionRows.filter((key) => rows.some((row) => row.key === key));
  const put = (column: number, profile: Profile) => setOthers(others.with(column - 1, profile));
  return (
    <Dialog title={texts.title} lead={texts.lead(sizeText(shown.width, shown.height))} onClose={onClose}>
      <div className={styles.range}>
        <Segments
          small
          label={texts.rows}
          value={range}
          options={[
            { value: 'differences', text: texts.differences(differing.length) },
            { value: 'all', text: texts.all(all.length) },
          ]}
          onChange={setRange}
        />
      </div>
      <table className={styles.table} data-columns={columns.length}>
        <caption className="sr">{texts.title}</caption>
        <ComparisonHead profiles={profiles} columns={columns} numbered={numbered} onPut={put} />
        <tbody>
          {rows.map((row) => (
            <ComparedLine
              key={row.key}
              row={row}
              names={columns.map(({ name }) => name)}
              number={numbered.findIndex((key) => key === row.key) + 1}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {columns.map((profile, i) => (
              <td key={i}>
                <Button block onClick={() => (i === 0 ? onClose() : onChoose(profile))}>
                  {(i === 0 ? texts.keep : texts.take)(profile.name)}
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {range === 'differences' && <SharedRows rows={all.filter(({ differs }) => !differs)} />}
    </Dialog>
  );
}

/** Two others, of each number of chambers and seals one first: a rounded edge says less. */
function mostDifferent(profiles: readonly Profile[], current: Profile): Profile[] {
  const others = profiles.filter(({ profile }) => profile !== current.profile);
  const kindOf = ({ chambers, seals }: Profile) => `${chambers} ${seals}`;
  const isFirst = (one: Profile) => [current, ...others].find((each) => kindOf(each) === kindOf(one)) === one;
  return [...others.filter(isFirst), ...others.filter((one) => !isFirst(one))].slice(0, 2);
}
