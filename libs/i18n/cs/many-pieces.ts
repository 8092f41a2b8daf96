import type { ManyPiecesTexts } from '../texts/many-pieces';

export const manyPieces: ManyPiecesTexts = {
  question: 'Opravdu {n}\u00a0ks? Od smlouvy na výrobky na míru nelze odstoupit bez udání důvodu.',
  yes: 'Ano, {n}\u00a0ks',
  no: 'Ne, nechat {n}\u00a0ks',
};
