import { picker as german } from '../de/picker';
import type { PickerTexts } from '../texts/picker';

export const picker: PickerTexts = {
  ...german,
  total: 'Das Zubehör im Warenkorb kostet zusammen {price} exkl. USt.',
};
