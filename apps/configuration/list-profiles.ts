import { Injectable } from '@nestjs/common';
import type { AnswerOf } from '@fenestra/contracts/endpoint';
import type { listProfiles } from '@fenestra/contracts/http/configuration';
import type { Profile } from '@fenestra/domain/catalogue/profile';
import { offeredProfiles } from '@fenestra/domain/catalogue/offered-profiles';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isDoor, productOf, type Shape, shapeOf } from '@fenestra/domain/configuration/shape';
import { rwOf } from '@fenestra/domain/configuration/sound';
import { shownUw, uwOf } from '@fenestra/domain/configuration/thermal';
import { quote } from '@fenestra/domain/pricing/quote';
import { accept, type Result } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Catalogues } from './catalogues';
import { Configurations } from './configuration.table';

type ProfileChoice = AnswerOf<typeof listProfiles>[number];

@Injectable()
export class ListProfiles {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly configurations: Configurations,
    private readonly priceLists: PriceListCache,
  ) {}

  /** The profiles that the product may have, each with the price and Uw of the whole product in it (PROF-04, OPEN-Q-35). */
  async execute(id: string, shopId: ShopId): Promise<Result<ProfileChoice[], 'configuration-unknown'>> {
    const found = await this.configurations.find(id, shopId);
    if (!found.ok) return found;
    const { content } = found.value;
    const catalogue = await this.catalogues.of(content);
    const profiles = offeredProfiles(productOf(content, catalogue), catalogue);
    const priceList = await this.priceLists.now();
    const priced = (product: Configuration): number => quote(product, catalogue, priceList, shopById(shopId)).total;
    return accept(
      profiles.map((profile) => {
        const product = withProfile(content, profile.id, catalogue);
        return choice(profile, shapeOf(product, catalogue), priced(product));
      }),
    );
  }
}

/** What choosing the profile would make of the product; where a rule refuses it, what it would cost all the same. */
function withProfile(configuration: Configuration, profile: number, catalogue: Catalogue): Configuration {
  const changed = applyChange({ kind: 'profile', profile }, configuration, catalogue);
  return changed.ok ? changed.value : { ...configuration, profile };
}

function choice(profile: Profile, shape: Shape, net: number): ProfileChoice {
  const { id, order, codeWindow, codeDoor, chambers, seals, depth, glazing, images, badge } = profile;
  return {
    profile: id,
    order,
    codeWindow,
    codeDoor,
    chambers,
    seals,
    depth,
    glazing: glazing[1],
    rw: rwOf(shape),
    uw: shownUw(uwOf(shape)),
    image: isDoor(shape.product) ? images.door : images.window,
    badge: badge && { key: String(id), style: badge.style },
    net,
  };
}
