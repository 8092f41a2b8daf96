import { Inject, Injectable } from '@nestjs/common';
import { hostName } from '@fenestra/domain/shop/host-name';
import { shopByHost } from '@fenestra/domain/shop/shop-by-host';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import { type Shop, shopByCode, shops } from '@fenestra/domain/shop/shops';
import { Config } from '@fenestra/platform/service/config';
import { readShopFacts } from '@fenestra/clients/shop-facts';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { readShopsFile, type ShopRows } from '@fenestra/clients/shops-file';
import type { GatewayConfig } from './config';

const maxCachedHosts = 1_000;

/** Which storefront a host name belongs to, and where each storefront lives. The host name selects a row here and nothing else. */
@Injectable()
export class Storefronts {
  private readonly table: ShopRows;
  private readonly hostCache = new Map<string, Shop>();
  private readonly origin: ReturnType<typeof readOrigins>;
  private readonly facts: ReturnType<typeof readShopFacts>;

  constructor(@Inject(Config) config: GatewayConfig) {
    this.origin = readOrigins(config);
    this.facts = readShopFacts(config);
    this.table = readShopsFile(config.SHOPS_FILE);
  }

  /** The shop of a Host header; unknown ones are Czech (STORE-03). */
  shopOfHost(hostHeader = ''): Shop {
    const shop = this.hostCache.get(hostHeader);
    if (shop) return shop;
    const found = shopByCode(shopByHost(hostHeader, this.table));
    if (this.hostCache.size < maxCachedHosts) this.hostCache.set(hostHeader, found); // a caller may invent any number of hosts
    return found;
  }

  /** Where a storefront lives: the only source of addresses in pages. */
  originOf({ id }: Shop): string {
    return this.origin(id);
  }

  /** Whether pages of a shop are at this host name. On a developer's machine every name that leads to it will do. */
  isHostOf(shop: Shop, hostname: string): boolean {
    const own = new URL(this.originOf(shop)).hostname;
    const host = hostName(hostname);
    const isDevelopment = [own, host].every((name) => /(^|\.)localhost$/.test(name));
    return (
      host === own || this.table[shop.code]?.hosts.includes(host) || (isDevelopment && this.shopOfHost(host) === shop)
    );
  }

  /** Who sells in a shop, and how to reach them. */
  factsOf({ code }: Shop): ShopFacts {
    return this.facts(code);
  }

  /** Pages name the other countries' pages. */
  all(): readonly Shop[] {
    return shops;
  }
}
