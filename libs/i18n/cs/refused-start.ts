/** Why nothing can be started: what a link names is not sold, or a copy of it is not made any more. */
export const refusedStart = {
  productUnknown: 'Takový výrobek nemáme',
  productUnknownLead: 'Odkaz vede na výrobek, který neprodáváme. Vyberte si jiný v\u00a0obchodě.',
  copyNotMade: 'Takhle už ho nevyrábíme',
  copyNotMadeLead:
    'Nabídka se od té doby změnila a\u00a0stejný výrobek už vyrobit nejde. Původní zůstává beze změny. Vyberte si jiný v\u00a0obchodě.',
};
