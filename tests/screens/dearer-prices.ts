import { randomUUID } from 'node:crypto';
import { folderWith, versioned } from '@fenestra/testing/data-folder';
import { shopPrices } from '@fenestra/testing/shop-data';
import type { ShopProcess } from '../harness/shop-process';

/** Has profiles cost a tenth more while `act` looks at it: an operator imports such a price list and goes back to the shipped one. */
export async function withDearerPrices(shop: ShopProcess, act: () => Promise<void>): Promise<void> {
  await using dearer = await folderWith('price-list', {
    ...versioned(`dearer ${randomUUID()}`),
    'surcharges.json': (text) => text.replace('"222915": 100', '"222915": 110'),
  });
  await shop.operateDone('price-list', 'import', dearer.folder);
  try {
    await act();
  } finally {
    await shop.operateDone('price-list', 'use', shopPrices().version);
  }
}
