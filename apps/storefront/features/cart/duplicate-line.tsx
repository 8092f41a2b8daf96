import { useState } from 'react';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import { pathOf } from '../../lib/navigation/routes';
import buttons from '../../components/button.module.css';
import { RoomField } from '../../components/room-field';
import { Icon } from '../../components/icon';
import { useTexts } from '../../lib/shop/texts';
import styles from './duplicate-line.module.css';

type Props = { line: CartItem; title: string };

/** Another element like this one, with one difference; it opens in the configurator, and this line stays as it is. */
export function DuplicateLine({ line: { configurationId, stock }, title }: Props) {
  const texts = useTexts('sameAgain');
  const { ofCopy } = useTexts('room');
  const paths = useTexts('paths');
  const [room, setRoom] = useState<string | null>(null);
  const [wish] = useState(() => crypto.randomUUID());
  if (configurationId === null || stock) return null;
  const address = (name: string, difference: Record<string, string>) =>
    `/conf/#${pathOf('dimensions', paths)}?${new URLSearchParams({ copyOf: configurationId, wish: `${wish}-${name}`, ...difference, ...(room !== null && { room }) })}`;
  return (
    <details className={styles.again}>
      <summary className={buttons.action} aria-label={texts.named(title)}>
        <Icon name="plus" />
        {texts.again}
      </summary>
      <ul className={styles.ways}>
        <li className={styles.room}>
          <RoomField label={ofCopy} room={room} onChange={setRoom} />
        </li>
        <li>
          <a href={address('same', {})}>{texts.same}</a>
        </li>
        <li>
          <a href={address('mirrored', { mirrored: 'true' })}>{texts.mirrored}</a>
        </li>
        <li>
          <a href={address('narrower', { narrower: '100' })}>{texts.narrower}</a>
        </li>
      </ul>
    </details>
  );
}
