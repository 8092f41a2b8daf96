// as: apps/cart/example.ts
// breaks: no-restricted-syntax
import type { DataSource } from 'typeorm';

export const rowsOf = (db: DataSource): unknown => db.manager;
