import type { Catalogue } from './catalogue';

/** Page titles (I18N-05, ROUTE-05); a route without one shows the host name only (ROUTE-06). */
export type Titles = Readonly<Record<string, string>>;

const german: Titles = {
  start: 'Fenster und Türen nach Maß',
  cartPage: 'Warenkorb',
  opening: 'Öffnungsart',
  dimensions: 'Maße',
  sashWidths: 'Flügelbreiten',
  profile: 'Profil',
  accessories: 'Zubehör',
  accessoriesProfile: 'Profil wählen',
  cart: 'Warenkorb',
  cartPreview: 'Warenkorb',
  recap: 'Ihre Bestellung',
};

export const titles: Catalogue<Titles> = {
  cs: {
    start: 'Okna a dveře na míru',
    cartPage: 'Košík',
    opening: 'Otvírání okna',
    dimensions: 'Rozměry okna',
    sashWidths: 'Šířky křídel',
    profile: 'Profil',
    accessories: 'Doplňky',
    accessoriesProfile: 'Výběr profilu',
    cart: 'Košík',
    cartPreview: 'Košík',
    recap: 'Vaše objednávka',
  },
  sk: {
    start: 'Okná a dvere na mieru',
    cartPage: 'Košík',
    opening: 'Otváranie okna',
    dimensions: 'Rozmery okna',
    sashWidths: 'Šírky krídel',
    profile: 'Profil',
    accessories: 'Doplnky',
    accessoriesProfile: 'Výber profilu',
    cart: 'Košík',
    cartPreview: 'Košík',
    recap: 'Vaša objednávka',
  },
  at: german,
  de: german,
  hu: {
    start: 'Méretre gyártott ablakok és ajtók',
    cartPage: 'Kosár',
    opening: 'Nyitásmód',
    dimensions: 'Méretek',
    sashWidths: 'Szárnyszélességek',
    profile: 'Profil',
    accessories: 'Kiegészítők',
    accessoriesProfile: 'Profil kiválasztása',
    cart: 'Kosár',
    cartPreview: 'Kosár',
    recap: 'Az Ön megrendelése',
  },
};
