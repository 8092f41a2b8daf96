// as: apps/cart/example.ts
// breaks: no-restricted-syntax
import type { DataSource } from 'typeorm';

export const read = (db: DataSource): unknown => db.createQueryBuilder();
