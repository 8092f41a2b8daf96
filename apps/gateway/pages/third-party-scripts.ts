import { Inject, Injectable } from '@nestjs/common';
import type { ThirdParties } from '@fenestra/contracts/third-parties';
import { isDevelopmentHost } from '@fenestra/domain/shop/host-name';
import { type Shop, type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';
import type { ScriptsOfShop } from './third-party-settings';

type Scripts = {
  readonly named: ThirdParties;
  /** Where they come from and what they ask: nothing else may be loaded. */
  readonly origins: readonly string[];
};

/** Whose scripts a page may load once its visitor agrees. Development has none (OPEN-Q-102). */
@Injectable()
export class ThirdPartyScripts {
  private readonly byShop: ReadonlyMap<ShopCode, Scripts>;

  constructor(@Inject(Config) { THIRD_PARTY_SCRIPTS: settings }: GatewayConfig) {
    const used = shopCodes.flatMap((code) => (settings[code] ? [[code, scriptsOf(settings[code])] as const] : []));
    this.byShop = new Map(used);
  }

  forShop({ code }: Shop, hostHeader = ''): Scripts | undefined {
    return isDevelopmentHost(hostHeader) ? undefined : this.byShop.get(code);
  }
}

function scriptsOf({ origins, ...named }: ScriptsOfShop): Scripts {
  const addresses = [named.tagManager, named.heureka?.script, named.trustedShops, ...origins];
  const from = addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
  return { named, origins: [...new Set(from)] };
}
