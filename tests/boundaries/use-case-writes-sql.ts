// as: apps/cart/example.ts
// breaks: no-restricted-syntax
import type { DataSource } from 'typeorm';

export const empty = (db: DataSource): Promise<unknown> => db.query('DELETE ' + 'FROM cart');
