import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { renderSvg } from '@fenestra/domain/drawing/render-svg';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { type Plate, type Room, roomsOf } from './plates';

const style = `
  body { margin: 24px; font: 13px/18px 'Sofia Sans', Arial, sans-serif; color: #16212b; background: #f1f3f3 }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: end }
  h2 { font-size: 20px; margin: 40px 0 12px }
  figure { margin: 0; padding: 12px; background: #fff; border: 1px solid #16212b; max-width: 344px }
  svg { display: block; max-width: 320px; height: auto }
  .refused { color: #5d6a74; width: 160px }`;

/** Writes the page into the folder. */
function writeGallery(folder: string): void {
  const catalogue = shopCatalogue();
  const rooms = roomsOf(catalogue);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'gallery.html');
  writeFileSync(file, pageOf(rooms, catalogue));
  const plates = rooms.flatMap((room) => room.plates);
  const refused = plates.filter((plate) => 'refused' in plate).length;
  console.log(`${plates.length - refused} drawings, ${refused} choices that the rules refuse\n${file}`);
}

const pageOf = (rooms: readonly Room[], catalogue: Catalogue): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style>` +
  rooms.map((room, i) => roomHtml(room, i, catalogue)).join('');

const roomHtml = ({ title, plates }: Room, room: number, catalogue: Catalogue): string =>
  `<h2>${title}</h2><section>${plates.map((plate, i) => plateHtml(plate, `${room}-${i}`, catalogue)).join('')}</section>`;

function plateHtml(plate: Plate, id: string, catalogue: Catalogue): string {
  if ('refused' in plate) return `<figure class="refused">${plate.caption}: ${plate.refused}</figure>`;
  const scene = sceneOf(plate.configuration, drawingFactsOf(plate.configuration, catalogue), plate.view);
  return `<figure>${renderSvg(scene, { id })}<figcaption>${plate.caption}</figcaption></figure>`;
}

writeGallery(process.argv[2] ?? join(tmpdir(), 'fenestra-gallery'));
