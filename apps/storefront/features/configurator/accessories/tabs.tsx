import { tabsOf } from '@fenestra/domain/configuration/choices/accessory-tabs';
import { Link } from '../../../lib/navigation/address';
import { Icon } from '../../../components/icon';
import { useTexts } from '../../../lib/shop/texts';
import { useScreenPath } from '../frame/steps';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { tabScreens } from './available-screens';
import { TabIcon } from './tab-icon';
import styles from './tabs.module.css';

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
        <Link key={tab} className={styles.tab} to={path(tabScreens[tab])}>
          <TabIcon tab={tab} />
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
