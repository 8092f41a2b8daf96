import type { Texts } from '../texts/texts';

const door = 'Ist das das Maß der Maueröffnung? Die Tür muss kleiner sein, damit ringsum eine Fuge bleibt.';

export const sizeQuestions: Texts['sizeQuestions'] = {
  swapped: (size) => `Sind Breite und Höhe vertauscht? Üblicher wären ${size}\u00a0mm.`,
  yes: (size) => `Ja, ${size}\u00a0mm`,
  no: (size) => `Nein, bei ${size}\u00a0mm bleiben`,
  opening: {
    window: 'Ist das das Maß der Maueröffnung? Das Fenster muss kleiner sein, damit ringsum eine Fuge bleibt.',
    balcony: door,
    door,
    assembly: 'Ist das das Maß der Maueröffnung? Die Kombination muss kleiner sein, damit ringsum eine Fuge bleibt.',
  },
};
