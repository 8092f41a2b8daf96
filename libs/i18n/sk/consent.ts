import type { Texts } from '../texts/texts';

export const consent: Texts['consent'] = {
  title: 'Smieme merať návštevy?',
  text: 'Zistíme vďaka tomu, ktorá reklama funguje. Obchod vám poslúži rovnako s\u00a0vaším súhlasom aj bez neho.',
  more: 'Čo načítame a\u00a0kto čo uvidí',
  scripts:
    'Načítame skripty partnerov: {partners}. Merajú návštevy a\u00a0objednávky a\u00a0ukladajú si na to údaje vo vašom prehliadači.',
  affiliate:
    'Kto vás k\u00a0nám poslal odkazom, dostane za objednávku províziu. Jeho sieť uvidí číslo objednávky a\u00a0cenu tovaru, nie vaše meno.',
  trustedShops:
    'Trusted Shops uvidí číslo objednávky, sumu, spôsob platby a\u00a0váš e-mail a\u00a0ponúkne vám ochranu nákupu.',
  lasts: 'Rozhodnutie platí pol roka. Kedykoľvek ho zmeníte odkazom v\u00a0pätičke.',
  refuse: 'Nesúhlasím',
  accept: 'Súhlasím',
};
