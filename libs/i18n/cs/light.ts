import type { LightTexts } from '../texts/light';

export const light: LightTexts = {
  height: { above: 'Výška nadsvětlíku', below: 'Výška podsvětlíku' },
  measured: {
    above: 'Měří se od horní hrany rámu do středu příčníku, který dělí rám vodorovně.',
    below: 'Měří se od spodní hrany rámu do středu příčníku, který dělí rám vodorovně.',
  },
  glass: (height) => `Sklo bude vidět na výšku ${height}.`,
};
