import type { Texts } from '../texts/texts';

export const light: Texts['light'] = {
  height: { above: 'A felülvilágító magassága', below: 'Az alsó mező magassága' },
  measured: {
    above: 'A tok felső szélétől a tokot osztó vízszintes tokosztó közepéig mérve.',
    below: 'A tok alsó szélétől a tokot osztó vízszintes tokosztó közepéig mérve.',
  },
  glass: (height) => `A látható üveg magassága ${height}.`,
};
