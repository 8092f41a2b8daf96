import type { Texts } from '../texts/texts';

export const discounts: Texts['discounts'] = {
  heading: 'Zľavy',
  applied: 'uplatnené',
  from: '{name} od\u00a0{from}',
  missing: 'chýba {amount}',
  counted: 'Počíta sa z\u00a0výrobkov {basis} a\u00a0pred zľavami, bez príslušenstva a\u00a0dopravy.',
  fromWindows: '{name} od {n}\u00a0výrobkov na mieru',
  missingWindows: 'chýba {n}\u00a0ks',
  glass: 'stačí zvoliť trojsklo',
};
