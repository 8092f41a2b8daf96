import type { Glass } from '@fenestra/domain/catalogue/glazing';
import { useTexts } from '../../../lib/shop/texts';
import { Part } from '../choice/part';
import type { Areas } from '../choice/use-areas';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { GlassCards } from '../glass/glass-cards';
import { GlassType } from '../glass/glass-type';
import { spacerHex } from '../glass/spacers';
import { useLoadedCatalogue } from '../sync/configuration-context';
import styles from './door-panel-glass.module.css';

type Props = {
  id: string;
  draft: Draft;
  areas: Areas;
  prices: Prices;
  type: Glass['type'];
  onType: (type: Glass['type']) => void;
};

/** Type and build-up of the glass in a filling (DOOR-01). */
export function DoorPanelGlass({ id, draft, areas, prices, type, onType }: Props) {
  const { fillings: texts, glass } = useTexts('door');
  const { spacers } = useLoadedCatalogue();
  return (
    <Part id={id} title={glass} value={texts.smallest}>
      <div className={styles.type}>
        <GlassType value={type} onChange={onType} />
      </div>
      <GlassCards
        key={type}
        draft={draft}
        areas={areas}
        prices={prices}
        type={type}
        spacer={spacerHex(areas.area, spacers)}
      />
    </Part>
  );
}
