import type { Texts } from '../texts/texts';

export const feedback: Texts['feedback'] = {
  lead: 'Odpovieme do druhého pracovného dňa.',
  name: 'Meno',
  phone: 'Telefón',
  email: 'E-mail',
  message: 'Správa',
  attached: 'Priložíme rozpracovanú konfiguráciu, aby ste ju nemuseli opisovať.',
  use: 'Údaje použijeme len na odpoveď.',
  useChecked: 'Pri odoslaní overíme, že nie ste robot. Údaje použijeme len na odpoveď.',
  cancel: 'Zrušiť',
  send: 'Odoslať správu',
  sending: 'Odosielame…',
  submit_msg_true: 'Ďakujeme, správu sme odoslali.',
  otherWay: 'Čo ste napísali, tu zostalo. Skúste to znova alebo zavolajte na {phone}.',
};
