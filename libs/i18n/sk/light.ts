import type { Texts } from '../texts/texts';

export const light: Texts['light'] = {
  height: { above: 'Výška nadsvetlíka', below: 'Výška podsvetlíka' },
  measured: {
    above: 'Meria sa od hornej hrany rámu do stredu priečnika, ktorý delí rám vodorovne.',
    below: 'Meria sa od spodnej hrany rámu do stredu priečnika, ktorý delí rám vodorovne.',
  },
  glass: (height) => `Sklo bude vidno na výšku ${height}.`,
};
