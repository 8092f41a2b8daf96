import type { Texts } from '../texts/texts';

export const cartMail: Texts['cartMail'] = {
  subject: 'Kosár a\u00a0Fenestra webáruházból',
  about: (day) => `Kosár, ${day}`,
  title: 'Kosár megtekintésre és megrendelésre',
  intro: (name) =>
    `${name} egy kosarat küldött Önnek webáruházunkból. Megtekintheti, módosíthatja és meg is rendelheti. A küldő kosara ettől nem változik.`,
  open: 'A kosár megnyitása',
  look: 'Csak megtekintés',
  note: (name) => `Megjegyzés: ${name}`,
  content: 'A kosár tartalma',
  shortened: 'A további tételek árának részleteit a kosárban látja.',
  free: 'díjmentes',
  prices: (day) =>
    `Az árak és a határidő napja: ${day}. A kosárban lévő termékek ára megmarad, a szállítást, a kedvezményeket és a határidőt megnyitáskor újraszámoljuk. Az egyedi méretre gyártott termékek esetében a fogyasztót nem illeti meg az elállási jog.`,
};
