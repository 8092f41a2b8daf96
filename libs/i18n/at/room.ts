import { room as german } from '../de/room';
import type { RoomTexts } from '../texts/room';

export const room: RoomTexts = {
  ...german,
  rooms: german.rooms.map((name) => (name === 'Diele' ? 'Vorzimmer' : name)),
};
