import type { Contents } from '@fenestra/domain/catalogue/accessory-item';
import { unitPrice } from '@fenestra/domain/pricing/unit-price';
import { chargeable } from '@fenestra/domain/shop/money';
import { useShop, useTexts } from '../lib/shop/texts';
import { useDisplayedAmount } from '../lib/format/vat';
import { usePriceText } from './price';

type Props = {
  /** Of what is sold, minor units. */
  net: number;
  /** Missing where that is a unit price already. */
  contents: Contents | undefined;
};

/** What a litre, metre, kilogram or piece of it costs, beside what a pack of it does (Dir. 98/6/EC Art. 3). */
export function UnitPrice({ net, contents }: Props) {
  const texts = useTexts('unitPrices');
  const shown = useDisplayedAmount();
  const { currency } = useShop();
  const price = usePriceText();
  if (!contents) return null;
  const each = chargeable(unitPrice(shown(net), contents), currency);
  return <span className="nowrap">{texts[contents.measure](price(each))}</span>;
}
