import type { Texts } from './texts/texts';

/** A link of the shop's own pages, by its path. */
export type SiteLink = { readonly href: string; readonly text: string };

/** What the header of every page leads to (SHOP-17, SHELL-05). */
export const headerLinks = (texts: Texts['shell']): SiteLink[] => [
  { href: '/#okna', text: texts.windows },
  { href: '/#vchodove', text: texts.doors },
  { href: '/#skladem', text: texts.inStock },
  { href: '/#jak-to-chodi', text: texts.howItGoes },
  { href: '/#jak-merit', text: texts.howToMeasure },
];

/** The columns of the footer under their headings (SHOP-17, SHELL-06). */
export const footerColumns = (
  texts: Texts['shell'],
): { readonly title: string; readonly links: readonly SiteLink[] }[] => [
  {
    title: texts.shopping,
    links: [
      { href: '/doprava/', text: texts.shipping },
      { href: '/platba-a-zalohy/', text: texts.payments },
      { href: '/odstoupeni-od-smlouvy/', text: texts.withdrawal },
      { href: '/reklamace/', text: texts.complaints },
      { href: '/conf/#/odstoupeni/', text: texts.withdraw },
    ],
  },
  {
    title: texts.advice,
    links: [
      { href: '/#jak-merit', text: texts.howToMeasure },
      { href: '/#jak-to-chodi', text: texts.howItGoes },
    ],
  },
  {
    title: 'Fenestra',
    links: [
      { href: '/kontakty/', text: texts.contact },
      { href: '/obchodni-podminky/', text: texts.terms },
      { href: '/ochrana-osobnich-udaju/', text: texts.privacy },
      { href: '/pristupnost/', text: texts.accessibility },
    ],
  },
];
