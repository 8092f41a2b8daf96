import { printColours } from '@fenestra/domain/drawing/render-svg';
import { brands } from '@fenestra/domain/shop/brands';
import { type Shop, type ShopCode } from '@fenestra/domain/shop/shops';
import { renderPng } from '@fenestra/platform/drawing/raster';
import { logoSizePx, type MailBranding } from './mail-html';
import type { Message } from '../send/mailer';

/** A frame and the sign of its opening. */
const logoSvg = (accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="2"><path d="M2 1.5h20v21H2z" stroke="${printColours.ink}"/><path d="M5.500 5l14 7-14 7" stroke="${accent}"/></svg>`;

const logoPngs = new Map<ShopCode, Promise<Buffer>>();

/** At twice the size at which it is shown, for sharp screens. */
function logoPng(code: ShopCode): Promise<Buffer> {
  const png = logoPngs.get(code) ?? renderPng(logoSvg(brands[code].accent), 2 * logoSizePx);
  logoPngs.set(code, png);
  return png;
}

/** What a mail wears of its shop, and the picture that it carries for that. `id` is that of the mail with its host. */
export async function mailBranding(
  { code }: Pick<Shop, 'code'>,
  id: string,
): Promise<{ readonly wear: MailBranding; readonly logo: Message['pictures'][number] }> {
  const cid = `logo.${id}`;
  return { wear: { accent: brands[code].accent, logo: cid }, logo: { cid, png: await logoPng(code) } };
}
