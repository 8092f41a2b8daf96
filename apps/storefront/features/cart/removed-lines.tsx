import { type ReactNode, useEffect, useRef } from 'react';
import type { RemovedItem } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Button } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { Icon } from '../../components/icon';
import { usePriceBasis, useDisplayedPriceText } from '../../components/displayed-price';
import { LinePicture } from '../../components/line-picture';
import { useTexts } from '../../lib/shop/texts';
import styles from './removed-lines.module.css';
import { type RemovedLine, type Removal, titleOf } from './use-removal';

type Props = { item: RemovedItem; onBringBack: (item: RemovedItem) => void; children?: ReactNode };

/** In the place of a line that was just removed: the focus goes on from here, to the way back. */
export function JustRemoved({
  gone: { item, cheaperBy },
  bringBack,
}: {
  gone: RemovedLine;
  bringBack: Removal['bringBack'];
}) {
  const { cheaper } = useTexts('removedLines');
  const price = useDisplayedPriceText();
  const basis = usePriceBasis();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  return (
    <div className={styles.gone} ref={row}>
      <RemovedRow item={item} onBringBack={bringBack}>
        {cheaperBy > 0 && fillIn(cheaper, { amount: price(cheaperBy), basis })}
      </RemovedRow>
    </div>
  );
}

/** What was removed before, as long as the cart keeps it. */
export function RemovedLines({
  items,
  removal: { gone, bringBack },
}: {
  items: readonly RemovedItem[];
  removal: Removal;
}) {
  const texts = useTexts('removedLines');
  const earlier = items.filter(({ line }) => line !== gone?.item.line);
  if (earlier.length === 0) return null;
  return (
    <Disclosure title={texts.latest} quiet>
      <ul>
        {earlier.map((item) => (
          <li key={item.line} className={styles.row}>
            <RemovedRow item={item} onBringBack={bringBack} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function RemovedRow({ item, onBringBack, children }: Props) {
  const texts = useTexts('removedLines');
  const name = titleOf(item);
  return (
    <>
      <LinePicture address={item.note.picture} width={56} className={styles.picture} />
      <p>
        {fillIn(texts.removed, { name })}
        {children && <span>{children}</span>}
      </p>
      <Button size="compact" aria-label={fillIn(texts.bringBackNamed, { name })} onClick={() => onBringBack(item)}>
        <Icon name="undo" />
        {texts.bringBack}
      </Button>
    </>
  );
}
