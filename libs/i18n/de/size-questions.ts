import type { SizeQuestionTexts } from '../texts/size-questions';

export const sizeQuestions: SizeQuestionTexts = {
  swapped: (size) => `Sind Breite und Höhe vertauscht? Üblicher wären ${size}\u00a0mm.`,
  opening: 'Das ist das Maß der Maueröffnung. Das Fenster muss kleiner sein, damit ringsum eine Fuge bleibt.',
  yes: (size) => `Ja, ${size}\u00a0mm`,
  no: (size) => `Nein, bei ${size}\u00a0mm bleiben`,
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Das Fenster wiegt ${weightKg}\u00a0kg. Bei der Komfortlieferung werden Stücke bis ${limitKg}\u00a0kg getragen.`,
  tooLargeForComfort: (size) => `Das Fenster ist größer als ${size}\u00a0m und damit zu groß für die Komfortlieferung.`,
};
