import { headerLinks } from '@fenestra/i18n/navigation';
import { useState } from 'react';
import { IconButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { Logo } from '../../components/logo';
import { useTexts } from '../../lib/texts';
import styles from './site-header.module.css';

type Props = { pieces: number };

export function SiteHeader({ pieces }: Props) {
  const texts = useTexts('shell');
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo className={styles.logo} />
        <nav id="site-navigation" className={open ? styles.open : undefined} aria-label={texts.navigation}>
          {headerLinks(texts).map(({ href, text }) => (
            <a key={href} href={href} onClick={() => setOpen(false)}>
              {text}
            </a>
          ))}
        </nav>
        <div className={styles.right}>
          <a className={styles.phone} href={texts.phoneHref} aria-label={`${texts.phone}, ${texts.hoursShort}`}>
            <Icon name="phone" />
            <span>
              <b className="nowrap">{texts.phone}</b> · {texts.hoursShort}
            </span>
          </a>
          <a className={styles.cart} href="/kosik/">
            <Icon name="cart" />
            <span className={styles.cartWord}>{texts.cart}</span>
            {pieces > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {pieces}
                </span>
                <span className="sr">, {texts.piecesInCart(pieces)}</span>
              </>
            )}
          </a>
          <IconButton
            className={styles.burger}
            label={open ? texts.closeMenu : texts.menu}
            aria-expanded={open}
            aria-controls="site-navigation"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </IconButton>
        </div>
      </div>
    </header>
  );
}
