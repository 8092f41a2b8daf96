import type { Returns } from '@fenestra/domain/shop/shop-facts';
import { returningWords } from '@fenestra/i18n/returning-words';
import { Note } from '../../components/note';
import { useShop, useTexts } from '../../lib/shop/texts';

/** Where the goods go back to and who pays for that, as the gateway writes it into every page (OPEN-Q-106). */
export function ReturnInstructions() {
  const texts = useTexts('returning');
  const currency = useTexts('currency');
  const shop = useShop();
  return <Note>{returningWords(returnsOfPage(), texts, shop, currency).join(' ')}</Note>;
}

function returnsOfPage(): Returns {
  const written = document.querySelector<HTMLMetaElement>('meta[name="shop-returns"]')!;
  return JSON.parse(written.content) as Returns;
}
