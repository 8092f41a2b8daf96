import { Link } from '../../../lib/navigation/address';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon';
import { PositionNumber } from '../../../components/position-number';
import { DisplayedDifference, DisplayedPrice } from '../../../components/displayed-price';
import { NoBreakText } from '../../../components/no-break-text';
import { useTexts } from '../../../lib/shop/texts';
import { ofElement } from '../choice/use-requested-areas';
import { useScreenPath } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import { partScreens } from './available-screens';
import styles from './parts-list.module.css';
import type { PartOfList } from './use-parts';

/** A row under the pointer or with the focus lights up its number here and on the drawing. */
export function PartRow({ onBack, ...part }: PartOfList & { onBack: () => void }) {
  const texts = useTexts('parts');
  const { element: elementName } = useTexts('assembly');
  const path = useScreenPath();
  const { mark, setMark } = useConfiguration();
  const { element } = part;
  const title = texts.names[part.part];
  const name = element === null ? title : `${title}, ${elementName(element + 1)}`;
  const own = { part: part.part, ...(element !== null && { element }) };
  const pointed = mark.part === own.part && mark.element === own.element;
  const point = () => setMark(own);
  const leave = () => setMark({});
  return (
    <tr onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave}>
      <td>
        <PositionNumber now={pointed}>{part.number}</PositionNumber>
      </td>
      <td>
        <Link to={ofElement(path(partScreens[part.part]), element)} aria-label={texts.change(name)}>
          {title}
        </Link>
        <span>
          <NoBreakText text={part.choice} />
        </span>
        <Standard {...part} name={name} onBack={onBack} />
      </td>
      <td>
        <PartPrice {...part} />
      </td>
    </tr>
  );
}

/** Parts that an element is without, each with the way to it. */
export function NotChosen({ parts }: { parts: readonly PartOfList[] }) {
  const texts = useTexts('parts');
  const { element: elementName, without } = useTexts('assembly');
  const path = useScreenPath();
  if (parts.length === 0) return null;
  return (
    <tr>
      <td />
      <td colSpan={2}>
        <div className={styles.without}>
          {without}
          {parts.map(({ part, element }) => (
            <Link
              key={part}
              to={ofElement(path(partScreens[part]), element)}
              aria-label={texts.change(`${texts.names[part]}, ${elementName((element ?? 0) + 1)}`)}
            >
              {texts.names[part]}
            </Link>
          ))}
        </div>
      </td>
    </tr>
  );
}

/** Says that the part is standard, or takes it back with what that changes of the price. */
function Standard({
  back,
  chosen,
  standard,
  difference,
  name,
  onBack,
}: PartOfList & { name: string; onBack: () => void }) {
  const texts = useTexts('parts');
  if (back.length === 0) return chosen ? <span className={styles.standard}>{texts.standard}</span> : null;
  return (
    <span className={styles.standard}>
      <button
        type="button"
        className={`${styles.back} ${buttons.reach}`}
        aria-label={texts.backNamed(name)}
        onClick={onBack}
      >
        <Icon name="undo" small />
        {texts.back}
      </button>
      <span>
        <NoBreakText text={standard} />{' '}
        {difference !== null && (
          <b>
            <DisplayedDifference net={difference} />
          </b>
        )}
      </span>
    </span>
  );
}

function PartPrice({ net, chosen }: PartOfList) {
  const { included } = useTexts('accessories');
  if (net !== 0) return <DisplayedPrice net={net} />;
  return chosen ? included : null;
}
