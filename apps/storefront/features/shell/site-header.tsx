import { headerLinks } from '@fenestra/i18n/navigation';
import { IconButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { Logo } from '../../components/logo';
import { useContact, useTexts } from '../../lib/shop/texts';
import { BuyerSwitch } from './buyer-switch';
import styles from './site-header.module.css';

type Props = { pieces: number };

/** The menu of a phone is the browser's own, so that it opens before any script is here. */
export function SiteHeader({ pieces }: Props) {
  const texts = useTexts('shell');
  const { phone, phoneHref, hoursShort } = useContact();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo className={styles.logo} />
        <nav id="site-navigation" popover="auto" aria-label={texts.navigation} onClick={closeMenu}>
          {headerLinks(texts).map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
          <BuyerSwitch />
        </nav>
        <div className={styles.right}>
          <a className={styles.phone} href={phoneHref} aria-label={`${phone}, ${hoursShort}`}>
            <Icon name="phone" />
            <span>
              <b className="nowrap">{phone}</b> · {hoursShort}
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
          <IconButton className={styles.burger} label={texts.menu} popoverTarget="site-navigation">
            <Icon name="menu" />
            <Icon name="close" />
          </IconButton>
        </div>
      </div>
    </header>
  );
}

/** A link may lead to a place of the same page, which the menu would hide. */
function closeMenu({ target, currentTarget }: React.MouseEvent<HTMLElement>): void {
  if (target instanceof HTMLAnchorElement) currentTarget.hidePopover();
}
