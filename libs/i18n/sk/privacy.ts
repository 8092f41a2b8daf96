import type { Texts } from '../texts/texts';

export const privacy: Texts['privacy'] = {
  mail: 'E-maily za nás odosiela poskytovateľ pošty, ktorý údaje spracúva len pre nás.',
  card: 'Ak platíte kartou, platobná brána GoPay dostane vaše meno, adresu, telefón, e-mail, číslo objednávky a\u00a0sumu.',
  paypal: 'Ak platíte cez PayPal, dostane PayPal číslo objednávky a\u00a0sumu.',
  heureka:
    'Heureka dostane po objednávke váš e-mail a\u00a0jej číslo a\u00a0opýta sa, ako ste spokojní. Neosloví vás, keď v\u00a0objednávke odmietnete novinky. Ak súhlasíte s\u00a0meraním, dozvie sa aj to, že ste nakúpili po návšteve jej stránok.',
  trustedShops:
    'Ak súhlasíte s\u00a0meraním, dostane Trusted Shops číslo objednávky, sumu, spôsob platby a\u00a0váš e-mail.',
  affiliate: 'Ak súhlasíte s\u00a0meraním, dostane provízna sieť číslo objednávky a\u00a0cenu tovaru, nie vaše meno.',
  tagManager: 'Ak súhlasíte s\u00a0meraním, meria Google Tag Manager návštevy a\u00a0objednávky bez vášho mena.',
  captcha:
    'Keď nám píšete z\u00a0formulára alebo počas dňa posielate niekoľko e-mailov s\u00a0odkazom, Google reCAPTCHA podľa IP adresy a\u00a0údajov o\u00a0prehliadači overí, že nie ste robot.',
};
