/** So many of what is made to measure are asked about. `{n}` is a count. */
export const manyPieces = {
  question: 'Opravdu {n}\u00a0ks? Od smlouvy na výrobky na míru nelze odstoupit bez udání důvodu.',
  yes: 'Ano, {n}\u00a0ks',
  no: 'Ne, nechat {n}\u00a0ks',
};
