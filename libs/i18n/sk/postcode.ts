import type { Texts } from '../texts/texts';

export const postcode: Texts['postcode'] = {
  heading: 'Kam máme okná doručiť?',
  lead: 'Stačia dva znaky z\u00a0PSČ alebo z\u00a0názvu obce.',
  label: 'PSČ alebo obec',
  results: 'Nájdené miesta',
  found: (count) => (count === 1 ? '1 miesto' : count < 5 ? `${count} miesta` : `${count} miest`),
  first: (count) => `Prvých ${count} miest. Píšte ďalej a\u00a0zoznam sa zúži.`,
  nothing: 'Nič sa nenašlo',
  tryShorter: 'Skúste len prvé tri číslice alebo začiatok názvu obce.',
  notHere: 'Na toto PSČ, žiaľ, nedoručujeme',
  typeMore: 'Napíšte aspoň dva znaky.',
  cancel: 'Zrušiť',
  deliver: (place) => `Doručiť na PSČ ${place}`,
  deliverShort: 'Doručiť sem',
  failed: 'Zoznam PSČ sa nepodarilo načítať.',
  byHand: 'Napísať adresu ručne',
  regionLead: 'Podľa oblasti vypočítame dopravu. Celú adresu napíšete v\u00a0objednávke.',
  region: 'Oblasť doručenia',
  chooseRegion: 'Vyberte oblasť',
  pickupInstead: 'Prevezmem osobne',
  callInstead: 'Alebo nám zavolajte, doručenie dohodneme:',
};
