import { type AccessoryTab, tabsOf } from '@fenestra/domain/configuration/choices/accessory-tabs';
import type { Screen } from '@fenestra/i18n/texts/paths';
import { Link } from '../../../lib/address';
import { Icon } from '../../../components/icon';
import { useTexts } from '../../../lib/texts';
import { useScreenPath } from '../frame/steps';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { TabSign } from './tab-sign';
import styles from './tabs.module.css';

/** The screen that each tab opens. */
const screens: Readonly<Record<AccessoryTab, Screen>> = {
  profile: 'accessoriesProfile',
  colour: 'accessoriesColour',
  glass: 'accessoriesGlass',
  'outer-sill': 'accessoriesOuterSill',
  'inner-sill': 'accessoriesInnerSill',
  blinds: 'accessoriesBlinds',
  nets: 'accessoriesNets',
  bars: 'accessoriesBars',
  handle: 'accessoriesHandle',
  threshold: 'accessoriesThreshold',
};

/** A tile for each tab that is not hidden, marked when its data exist; each opens its dialog (ACC-01, ACC-02). */
export function Tabs() {
  const texts = useTexts('accessories');
  const path = useScreenPath();
  const { shown } = useConfiguration();
  const catalogue = useLoadedCatalogue();
  const tabs = tabsOf(shown, catalogue).filter(({ hidden }) => !hidden);
  return (
    <nav aria-label={texts.tabs} className={styles.tabs}>
      {tabs.map(({ tab, done }) => (
        <Link key={tab} className={styles.tab} to={path(screens[tab])}>
          <TabSign tab={tab} />
          <span>
            {texts.tabNames[tab]}
            {done && <span className="sr"> – {texts.done}</span>}
          </span>
          {done && <Icon name="check" small />}
        </Link>
      ))}
    </nav>
  );
}
