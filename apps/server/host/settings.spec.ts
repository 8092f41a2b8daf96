import { join } from 'node:path';
import { z } from 'zod';
import { listSettings, maskedValue } from './settings';

const FOLDER = z.string().default(join(__dirname, 'data')).describe('A folder.');
const TOKEN = z.string().optional().meta({ description: 'A token.', secret: true });

it('names each variable once, with its meaning, its standard and who reads it', () => {
  const settings = listSettings({
    host: z.object({ PORT: z.coerce.number().default(3000).describe('Where.'), TOKEN }),
    orders: z.object({ PORT: z.coerce.number().default(3000), FOLDER }).transform((config) => config),
  });

  expect(settings).toEqual([
    { name: 'FOLDER', meaning: 'A folder.', standard: 'apps/server/host/data', isSecret: false, readBy: ['orders'] },
    { name: 'PORT', meaning: 'Where.', standard: '3000', isSecret: false, readBy: ['host', 'orders'] },
    { name: 'TOKEN', meaning: 'A token.', standard: undefined, isSecret: true, readBy: ['host'] },
  ]);
});

it.each([
  ['postgres://orders:hunter2@db:5432/orders', 'postgres://orders:•••@db:5432/orders'],
  ['rediss://:hunter2@redis', 'rediss://:•••@redis'],
  ['http://orders:3105', 'http://orders:3105'],
])('shows %s without a password', (value, shown) => {
  const [setting] = listSettings({ host: z.object({ FOLDER }) });
  expect(maskedValue(setting!, value)).toBe(shown);
});

it('shows nothing of a secret', () => {
  const [setting] = listSettings({ host: z.object({ TOKEN }) });
  expect(maskedValue(setting!, 'hunter2')).toBe('•••');
});
