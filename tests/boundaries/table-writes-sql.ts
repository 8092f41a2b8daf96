// as: apps/cart/example.table.ts
// breaks: nothing
import type { DataSource } from 'typeorm';

export const empty = (db: DataSource): Promise<unknown> => db.query('DELETE FROM cart');
