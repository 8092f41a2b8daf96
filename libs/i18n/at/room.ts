import { room as german } from '../de/room';
import type { Texts } from '../texts/texts';

export const room: Texts['room'] = {
  ...german,
  rooms: german.rooms.map((name) => (name === 'Diele' ? 'Vorzimmer' : name)),
};
