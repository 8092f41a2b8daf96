import { renderSVG } from 'uqr';
import { useTexts } from '../lib/shop/texts';

/** With the four white modules around it without which scanners do not find it (ISO/IEC 18004). */
export default function TransferCode({ text }: { text: string }) {
  const { name } = useTexts('transferCode');
  const svg = renderSVG(text, { ecc: 'M', border: 4 });
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={name} width={180} height={180} />;
}
