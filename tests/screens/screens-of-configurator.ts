import { openSizes } from '../browser/sizes';
import type { Screen } from './screen';

export const screensOfConfigurator: readonly Screen[] = [
  {
    picture: 'b-rozmery',
    shop: 'cs',
    arrive: ({ page }, { host }) =>
      openSizes(page, `${host}/conf/#/rozmery/?productId=ST2&sklad=false&width=1600&height=1450`),
  },
  { picture: 'a-start', shop: 'cs', arrive: ({ page }, { host }) => page.goto(`${host}/`) },
];
