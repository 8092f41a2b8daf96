import type { Texts } from '../texts/texts';

export const withdrawalMail: Texts['withdrawalMail'] = {
  subject: (number) => `Elállás a szerződéstől – megrendelésszám: ${number}`,
  preview: (moment) => `Elállását megkaptuk: ${moment}.`,
  title: 'Elállását megkaptuk',
  intro: 'Visszaigazoljuk, hogy az alábbi tartalmú elállási nyilatkozatát megkaptuk.',
  received: 'Beérkezett',
  name: 'Az elálló neve',
  amount: { part: 'A termékek bruttó ára', whole: 'Bruttó ár szállítással' },
  goods: 'Az elállás ezekre a termékekre szól',
  sendBack:
    'Kérjük, a terméket az elállás napjától számított 14\u00a0napon belül küldje vissza. Amit még nem kapott meg, azt nem kell visszaküldenie.',
  refund:
    'Amit a termékért fizetett, azt az elállástól számított 14\u00a0napon belül visszatérítjük ugyanúgy, ahogyan a fizetés érkezett. A visszatérítéssel addig várhatunk, amíg a terméket vissza nem kapjuk, vagy amíg Ön nem igazolja, hogy visszaküldte.',
  examined: {
    late: 'Adataink szerint az elállási határidő lejárt. Ellenőrizzük, mikor érkezett meg a\u00a0termék, és jelentkezünk Önnél.',
    nothing:
      'Adataink szerint a\u00a0megrendelésben nincs olyan termék, amelynél elállási jog illetné meg. Ellenőrizzük, és jelentkezünk Önnél.',
  },
  mistake: 'Nem Ön állt el a szerződéstől? Kérjük, azonnal válaszoljon erre az e-mailre.',
};
