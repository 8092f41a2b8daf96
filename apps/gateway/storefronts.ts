import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { hostName, shopOfHost } from '@fenestra/domain/shop/shop-of-host';
import { type Shop, shopByCode, shopCodes, shops } from '@fenestra/domain/shop/shops';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Config } from '@fenestra/platform/service/config';
import { readContacts, type ShopContact } from '@fenestra/clients/shop-contacts';
import { readOrigins } from '@fenestra/clients/shop-origins';
import type { GatewayConfig } from './config';

const Row = z.looseObject({ hosts: z.array(z.string()) });
const Table = z.partialRecord(z.enum(shopCodes), Row);

const remembered = 1_000;

/** Which storefront a host name belongs to, and where each storefront lives. The host name selects a row here and nothing else. */
@Injectable()
export class Storefronts {
  private readonly table: z.output<typeof Table>;
  private readonly known = new Map<string, Shop>();
  private readonly origin: ReturnType<typeof readOrigins>;
  private readonly contact: ReturnType<typeof readContacts>;

  constructor(@Inject(Config) config: GatewayConfig) {
    this.origin = readOrigins(config);
    this.contact = readContacts(config);
    const file = config.SHOPS_FILE;
    this.table = file ? Table.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  }

  /** The shop of a Host header; unknown ones are Czech (STORE-03). */
  of(hostHeader = ''): Shop {
    const shop = this.known.get(hostHeader);
    if (shop) return shop;
    const found = shopByCode(shopOfHost(hostHeader, this.table));
    if (this.known.size < remembered) this.known.set(hostHeader, found); // a caller may invent any number of hosts
    return found;
  }

  /** Where a storefront lives: the only source of addresses in pages. */
  originOf({ id }: Shop): string {
    return this.origin(id);
  }

  /** Whether pages of a shop are at this host name. On a developer's machine every name that leads to it will do. */
  isAt(shop: Shop, hostname: string): boolean {
    const own = new URL(this.originOf(shop)).hostname;
    const host = hostName(hostname);
    const isDevelopment = [own, host].every((name) => /(^|\.)localhost$/.test(name));
    return host === own || this.table[shop.code]?.hosts.includes(host) || (isDevelopment && this.of(host) === shop);
  }

  /** What a shop gives as its own contact; empty where the texts of its language hold. */
  contactOf({ code }: Shop): Partial<ShopContact> {
    return this.contact(code);
  }

  /** The texts of a shop with its own contact. */
  textsOf(shop: Shop): Texts {
    const texts = textsOf(shop);
    return { ...texts, shell: { ...texts.shell, ...this.contactOf(shop) } };
  }

  /** Pages name the other countries' pages. */
  all(): readonly Shop[] {
    return shops;
  }
}
