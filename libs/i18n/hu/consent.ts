import type { Texts } from '../texts/texts';

export const consent: Texts['consent'] = {
  title: 'Mérhetjük a látogatásokat?',
  text: 'Így látjuk, melyik hirdetés működik. A webáruház hozzájárulás nélkül is ugyanúgy használható.',
  more: 'Mit töltünk be, és ki mit lát',
  scripts:
    'Partnereink szkriptjeit töltjük be: {partners}. Ezek a látogatásokat és a megrendeléseket mérik, és ehhez adatokat tárolnak a böngészőjében.',
  affiliate:
    'Aki linkkel küldte Önt hozzánk, jutalékot kap a megrendelés után. A hálózata a megrendelés számát és az áru értékét látja, az Ön nevét nem.',
  trustedShops:
    'A Trusted Shops látja a megrendelés számát, az összeget, a fizetési módot és az e-mail-címét, és vásárlóvédelmet ajánl fel.',
  lasts: 'A döntés fél évig érvényes. A láblécben található hivatkozással bármikor módosíthatja.',
  refuse: 'Elutasítom',
  accept: 'Elfogadom',
};
