import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { readShopFacts } from '@fenestra/clients/shop-facts';

const factsOfCode = readShopFacts({});

/** Who sells in a shop that has not said so: placeholders. */
export const factsOf = ({ code }: Pick<Shop, 'code'>): ShopFacts => factsOfCode(code);
