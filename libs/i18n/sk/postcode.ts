import type { PostcodeTexts } from '../texts/postcode';

export const postcode: PostcodeTexts = {
  heading: 'Kam máme okná doručiť?',
  lead: 'Stačia dva znaky z PSČ alebo z názvu obce.',
  label: 'PSČ alebo obec',
  results: 'Nájdené miesta',
  found: (count) => (count === 1 ? '1 miesto' : count < 5 ? `${count} miesta` : `${count} miest`),
  first: (count) => `Prvých ${count} miest. Píšte ďalej a zoznam sa zúži.`,
  nothing: 'Nič sa nenašlo',
  tryShorter: 'Skúste len prvé tri číslice alebo začiatok názvu obce.',
  notHere: 'Bohužiaľ, toto PSČ tu nie je',
  typeMore: 'Napíšte aspoň dva znaky.',
  cancel: 'Zrušiť',
  deliver: (place) => `Doručiť do ${place}`,
  deliverShort: 'Doručiť sem',
  failed: 'Zoznam PSČ sa nepodarilo načítať.',
  byHand: 'Napísať adresu ručne',
  regionLead: 'Podľa oblasti vypočítame dopravu. Celú adresu napíšete v\u00a0objednávke.',
  region: 'Oblasť doručenia',
  chooseRegion: 'Vyberte oblasť',
  pickupInstead: 'Prevezmem osobne',
  callInstead: 'Alebo nám zavolajte, doručenie dohodneme:',
};
