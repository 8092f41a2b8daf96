import { madeToMeasureDays } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const offer: Texts['offer'] = {
  offer: 'Ajánlat',
  mail: {
    subject: (name) => `Mentett konfiguráció: ${name}`,
    project: (elements) => `${elements}\u00a0termék`,
    title: 'A konfigurációját elmentettük',
    greeting: (name) => `Kedves ${name}!`,
    intro:
      'Az e-mailben található linkkel számítógépről és telefonról is folytathatja. Ezzel semmit sem rendelt meg, és semmit sem fizet.',
    note: 'Megjegyzése',
    netPrice: 'Nettó ár',
    grossPrice: (percent) => `Bruttó ár, ${percent}% áfával`,
    validUntil: 'Az ár utolsó napja',
    goOn: 'A konfiguráció folytatása',
    pdf: 'Ajánlat PDF-ben',
    chosen: 'Amit kiválasztott',
    kept: 'Az ár a termékre úgy érvényes, ahogy elmentette. Ha az árlista megváltozik, megnyitáskor mindkét árat egymás mellett látja. A link az utolsó megnyitástól számított 12\u00a0hónapig érvényes.',
  },
  document: {
    title: 'Ajánlat méretre gyártott termékre',
    lead: 'Az ár pontosan a rajzokon szereplő méretekre és alkatrészekre érvényes.',
    issued: 'Kiállítva',
    validUntil: 'Utolsó nap',
    totalNet: 'Nettó összeg',
    totalGross: 'Bruttó összeg',
    number: 'Sz.',
    part: 'Az ár tartalma',
    make: 'Kivitel',
    included: 'az ár tartalmazza',
    insideView: 'Belső nézet',
    onePiece: 'Egy darab',
    prices: 'Ár',
    item: 'Tétel',
    pieces: 'db',
    piece: { private: 'bruttó darabár', business: 'nettó darabár' },
    net: 'nettó',
    gross: 'bruttó',
    totalIn: (currency) => `Összesen (${currency})`,
    open: 'Megnyitás és megrendelés',
    openText: 'Módosíthatja vagy azonnal megrendelheti: nyissa meg a telefon kamerájával, vagy itt:',
    payment: () =>
      `A fizetést és a szállítást a megrendelés után telefonon egyeztetjük. A fizetés (előleg) után ${madeToMeasureDays}\u00a0munkanapon belül szállítunk.`,
    terms: 'Az ajánlat feltételei',
    conditions: {
      price: (validUntil) =>
        `Az ár utolsó napja: ${validUntil} A méret vagy a kivitel módosításakor az aznapi árlista szerint újraszámoljuk.`,
      always: [
        'A méretek tokkülméretek, párkányfogadó profil nélkül. Kérjük, megrendelés előtt mérje meg a falnyílást három helyen szélességben és magasságban is.',
        'A szállítást és a szolgáltatásokat az ár nem tartalmazza; a szállítás díját a megrendelés után számítjuk ki.',
        'Az Uw-értéket, ajtónál az Ud-értéket az EN ISO 10077-1 szerint erre a termékre és méretére számítottuk.',
      ],
      madeToMeasure: 'Az egyedi méretre gyártott termékek esetében a fogyasztót nem illeti meg az elállási jog.',
      terms: 'A webáruház általános szerződési feltételei érvényesek.',
    },
    page: (page, pages) => `${page}. oldal, összesen ${pages}`,
  },
};
