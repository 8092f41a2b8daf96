import type { ManyPiecesTexts } from '../texts/many-pieces';

export const manyPieces: ManyPiecesTexts = {
  question: 'Opravdu {n}\u00a0ks? Výrobky na míru nelze vrátit.',
  yes: 'Ano, {n}\u00a0ks',
  no: 'Ne, nechat {n}\u00a0ks',
};
