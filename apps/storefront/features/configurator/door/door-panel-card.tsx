import { Link } from '../../../lib/navigation/address';
import { buttonClass } from '../../../components/button';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { twoDecimals } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { useScreenPath } from '../frame/steps';
import { usePricesAfter } from '../price/use-prices-after';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import styles from './door-panel-card.module.css';
import { useDoorPanelGlassText } from './use-door-panel-glass-text';
import { usePanelThickness } from './use-panel-thickness';

const FillingPicture = lazyChunk(() => import('./door-panel-picture'));

/** The filling of the door with its facts, what it adds to the price, and the way to the others (DOOR-02). */
export function DoorPanelCard() {
  const texts = useTexts('door');
  const nameOf = useName();
  const glassOf = useDoorPanelGlassText();
  const path = useScreenPath();
  const { shown } = useConfiguration();
  const { fillings, data } = useLoadedCatalogue();
  const thickness = usePanelThickness();
  const [now = null, plain = null] = usePricesAfter([[], [{ kind: 'filling', filling: data.fillings[0]!.id }]]).prices;
  const filling = fillings.get(shown.filling!)!;
  return (
    <Part level="h2" number={2} title={texts.filling} right={<OptionPrice included price={now} from={plain} />}>
      <div className={styles.card}>
        <span className={styles.picture}>
          <ImmediateSuspense>
            <FillingPicture door={shown} filling={filling.id} />
          </ImmediateSuspense>
        </span>
        <div>
          <b>{nameOf(filling)}</b>
          <p>
            {texts.panel(thickness)}, U<sub>p</sub> {twoDecimals(filling.up)} W/m²K.{' '}
            {filling.glassShare > 0 && `${glassOf(shown)}. `}
            {texts.colourOfProfile}
          </p>
        </div>
        <Link className={buttonClass()} to={path('doorFillings')}>
          {texts.change}
          <span className="sr">: {texts.filling}</span>
        </Link>
      </div>
    </Part>
  );
}
