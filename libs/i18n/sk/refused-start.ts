import type { Texts } from '../texts/texts';

export const refusedStart: Texts['refusedStart'] = {
  productUnknown: 'Taký výrobok nemáme',
  productUnknownLead: 'Odkaz vedie na výrobok, ktorý nepredávame. Vyberte si iný v\u00a0obchode.',
  copyNotMade: 'Takto ho už nevyrábame',
  copyNotMadeLead:
    'Ponuka sa odvtedy zmenila a\u00a0rovnaký výrobok už vyrobiť nejde. Pôvodný zostáva bez zmeny. Vyberte si iný v\u00a0obchode.',
};
