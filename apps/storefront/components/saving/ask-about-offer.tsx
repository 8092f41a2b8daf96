import { useContact, useTexts } from '../../lib/shop/texts';
import { buttonClass } from '../button';
import { Icon } from '../icon';

/** Begins a letter to the shop's people that names the offer and holds its link, so that they see what its writer sees. */
export function AskAboutOffer({ number, link }: { number: string; link: string }) {
  const { ask, question } = useTexts('saved');
  const { email } = useContact();
  const [subject, body] = [question(number), `\r\n\r\n${link}`].map(encodeURIComponent);
  return (
    <a className={buttonClass({ look: 'text' })} href={`mailto:${email}?subject=${subject}&body=${body}`}>
      <Icon name="mail" />
      {ask}
    </a>
  );
}
