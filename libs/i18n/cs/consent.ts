/** What is asked before scripts of others are loaded (WIRE-53), and what the answer means. */
export const consent = {
  title: 'Smíme měřit návštěvy?',
  text: 'Poznáme díky tomu, která reklama funguje. Obchod vám poslouží stejně s\u00a0vaším souhlasem i\u00a0bez něj.',
  more: 'Co načteme a\u00a0kdo co uvidí',
  /** `{partners}` are names. */
  scripts:
    'Načteme skripty partnerů: {partners}. Měří návštěvy a\u00a0objednávky a\u00a0ukládají k\u00a0tomu údaje ve vašem prohlížeči.',
  /** Of shops that have an affiliate network (REPORT-02). */
  affiliate:
    'Kdo vás k\u00a0nám poslal odkazem, dostane za objednávku provizi. Jeho síť uvidí číslo objednávky a\u00a0cenu zboží, ne vaše jméno.',
  /** Of shops that have its badge (REPORT-16). */
  trustedShops:
    'Trusted Shops uvidí číslo objednávky, částku, způsob platby a\u00a0váš e-mail a\u00a0nabídne vám ochranu nákupu.',
  lasts: 'Rozhodnutí platí půl roku. Kdykoli ho změníte odkazem v\u00a0patičce.',
  refuse: 'Nesouhlasím',
  accept: 'Souhlasím',
};
