import { accessoryPictures } from '@fenestra/domain/catalogue/accessory-item';
import { accessoryPicture } from './accessory-picture';

it('every accessory is drawn in its own way [PICK-03]', () => {
  const drawn = accessoryPictures.map(accessoryPicture);
  expect(new Set(drawn).size).toBe(accessoryPictures.length);
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]+>(<path d="[\d .a-zA-Z-]+"[^>]*\/>){2}<\/svg>$/);
});
