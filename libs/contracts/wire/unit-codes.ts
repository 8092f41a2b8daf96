import { codes } from './fields';

/** What one of an accessory is. */
export const unitCodes = codes({ ks: 'piece', m: 'metre', sada: 'set' });
