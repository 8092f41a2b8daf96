import type { ConfiguratorTexts } from '../texts/configurator';
import { configurator as german } from '../de/configurator';

export const configurator: ConfiguratorTexts = {
  ...german,
  totalNet: 'Summe exkl. USt.',
  totalGross: 'Summe inkl. USt.',
};
