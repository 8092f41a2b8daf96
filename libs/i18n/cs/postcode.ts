import type { PostcodeTexts } from '../texts/postcode';

export const postcode: PostcodeTexts = {
  heading: 'Kam okna přivézt?',
  lead: 'Stačí dva znaky z\u00a0PSČ nebo z\u00a0názvu obce.',
  label: 'PSČ nebo obec',
  results: 'Nalezená místa',
  found: (count) => (count === 1 ? '1 místo' : count < 5 ? `${count} místa` : `${count} míst`),
  first: (count) => `Prvních ${count} míst. Pište dál a\u00a0seznam se zúží.`,
  nothing: 'Nic nenalezeno',
  tryShorter: 'Zkuste jen první tři číslice nebo začátek názvu obce.',
  notHere: 'Bohužel, není tady PSČ',
  typeMore: 'Napište aspoň dva znaky.',
  cancel: 'Zrušit',
  deliver: (place) => `Doručit na PSČ ${place}`,
  deliverShort: 'Doručit sem',
  failed: 'Seznam PSČ se nepodařilo načíst.',
  byHand: 'Napsat adresu ručně',
  regionLead: 'Podle oblasti spočítáme dopravu. Celou adresu napíšete v\u00a0objednávce.',
  region: 'Oblast doručení',
  chooseRegion: 'Vyberte oblast',
  pickupInstead: 'Vyzvednu osobně',
  callInstead: 'Nebo nám zavolejte, doručení domluvíme:',
};
