import { z } from 'zod/mini';
import { codes, fields } from './fields';

const measureCodes = codes({ m: 'metre', l: 'litre', kg: 'kilogram', ks: 'piece' });

/** What one of an accessory contains, by which its unit price is told: 0.75 l. */
export const contents = fields({ mnozstvi: ['amount', z.number()], jednotka: ['measure', measureCodes] });
