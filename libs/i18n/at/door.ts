import type { DoorTexts } from '../texts/door';
import { door as german } from '../de/door';

export const door: DoorTexts = {
  ...german,
  fillings: { ...german.fillings, lead: 'Die Preise zeigen den Unterschied zur gewählten Füllung, ohne USt.' },
};
