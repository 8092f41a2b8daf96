/** Postcode search (POST-01 to POST-10). */
export const postcode = {
  heading: 'Kam okna přivézt?',
  lead: 'Stačí dva znaky z\u00a0PSČ nebo z\u00a0názvu obce.',
  label: 'PSČ nebo obec',
  results: 'Nalezená místa',
  found: (count: number) => (count === 1 ? '1 místo' : count < 5 ? `${count} místa` : `${count} míst`),
  first: (count: number) => `Prvních ${count} míst. Pište dál a\u00a0seznam se zúží.`,
  nothing: 'Nic nenalezeno',
  tryShorter: 'Zkuste jen první tři číslice nebo začátek názvu obce.',
  notHere: 'Bohužel, není tady PSČ',
  typeMore: 'Napište aspoň dva znaky.',
  cancel: 'Zrušit',
  deliver: (place: string) => `Doručit na PSČ ${place}`,
  deliverShort: 'Doručit sem',
  failed: 'Seznam PSČ se nepodařilo načíst.',
  /** Where no postcode fits: the region is chosen from a list, the address typed with the order. */
  byHand: 'Napsat adresu ručně',
  regionLead: 'Podle oblasti spočítáme dopravu. Celou adresu napíšete v\u00a0objednávce.',
  region: 'Oblast doručení',
  chooseRegion: 'Vyberte oblast',
  pickupInstead: 'Vyzvednu osobně',
  /** The phone number follows. */
  callInstead: 'Nebo nám zavolejte, doručení domluvíme:',
};
