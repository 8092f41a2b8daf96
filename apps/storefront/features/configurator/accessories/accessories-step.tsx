import { tabsOf } from '@fenestra/domain/configuration/accessory-tabs';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { Icon } from '../../../components/icon';
import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { Panel } from '../frame/panel';
import { StepScreen } from '../frame/step-screen';
import { useScreenPath } from '../frame/steps';
import styles from './accessories-step.module.css';
import { AddToCart } from './add-to-cart';
import { PartsList } from './parts-list';

/** What can be chosen as tiles, what was chosen as a parts list, and the way into the cart (ACC-01 to ACC-04). */
export function AccessoriesStep() {
  const texts = useTexts('accessories');
  return (
    <StepScreen step="accessories">
      <Panel step="accessories" title={texts.heading} lead={texts.lead} next={<AddToCart />}>
        <Tiles />
        <PartsList />
        <Note>
          {texts.delivery} {texts.standard}
        </Note>
      </Panel>
      <Suspense>
        <Outlet />
      </Suspense>
    </StepScreen>
  );
}

/** A tile for each tab that is visible and has a dialog; the others are standard equipment in the parts list. */
function Tiles() {
  const texts = useTexts('accessories');
  const { shown, catalogue } = useConfiguration();
  const path = useScreenPath();
  const profile = catalogue && tabsOf(shown, catalogue).find(({ tab }) => tab === 'profile');
  if (profile?.hidden) return null;
  return (
    <nav aria-label={texts.tabs} className={styles.tiles}>
      <Link className={styles.tile} to={path('accessoriesProfile')}>
        <svg className={styles.sign} viewBox="0 0 30 30" aria-hidden="true" focusable="false">
          <path d="M4 4h11v8h-4v14H4z" />
          <path data-part="self" d="M14 15h12v11H14zM18 15v11M22 15v11" />
        </svg>
        <span>
          {texts.profile}
          {profile?.done && <span className="sr"> – {texts.done}</span>}
        </span>
        {profile?.done && <Icon name="check" small />}
      </Link>
    </nav>
  );
}
