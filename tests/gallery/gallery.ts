import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSvg } from '@fenestra/domain/drawing/render-svg';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Plate, Room } from './plates';
import { roomsOf } from './rooms';

const style = `
  body { margin: 24px; font: 13px/18px 'Sofia Sans', Arial, sans-serif; color: #16212b; background: #f1f3f3 }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: end }
  h2 { font-size: 20px; margin: 40px 0 12px }
  figure { margin: 0; padding: 12px; background: #fff; border: 1px solid #16212b; max-width: 804px }
  svg { display: block }
  .refused { color: #5d6a74; width: 160px }`;

/** Writes the page into the folder. */
function writeGallery(folder: string): void {
  const rooms = roomsOf(shopCatalogue());
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'gallery.html');
  writeFileSync(file, pageOf(rooms));
  const plates = rooms.flatMap((room) => room.plates);
  const refused = plates.filter((plate) => 'refused' in plate).length;
  console.log(`${plates.length - refused} drawings, ${refused} choices that the rules refuse\n${file}`);
}

const pageOf = (rooms: readonly Room[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style>` +
  rooms.map((room, i) => roomHtml(room, i)).join('');

const roomHtml = ({ title, plates }: Room, room: number): string =>
  `<h2>${title}</h2><section>${plates.map((plate, i) => plateHtml(plate, `${room}-${i}`)).join('')}</section>`;

function plateHtml(plate: Plate, id: string): string {
  if ('refused' in plate) return `<figure class="refused">${plate.caption}: ${plate.refused}</figure>`;
  return `<figure>${renderSvg(plate.scene, { id })}<figcaption>${plate.caption}</figcaption></figure>`;
}

writeGallery(process.argv[2] ?? join(tmpdir(), 'fenestra-gallery'));
