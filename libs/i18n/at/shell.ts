import type { ShellTexts } from '../texts/shell';
import { shell as german } from '../de/shell';

export const shell: ShellTexts = {
  ...german,
  phone: '+43 1 5550 1020',
  phoneHref: 'tel:+43155501020',
  withoutVat: 'exkl. USt.',
  withVat: 'inkl. USt.',
  vat: (percent) => `USt. ${percent} %`,
};
