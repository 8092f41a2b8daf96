import { picker as german } from '../de/picker';
import type { PickerTexts } from '../texts/picker';

export const picker: PickerTexts = {
  ...german,
  lead: 'Die Mengen gelten für die Produkte in Ihrem Warenkorb ({pieces}\u00a0Stück, Umfang {perimeter}\u00a0m). Preise exkl.\u00a0USt.',
  leadWithoutProducts:
    'Sobald ein Fenster oder eine Tür im Warenkorb liegt, berechnen wir die empfohlenen Mengen. Preise exkl.\u00a0USt.',
  total: 'Das Zubehör im Warenkorb kostet zusammen {price} exkl. USt.',
};
