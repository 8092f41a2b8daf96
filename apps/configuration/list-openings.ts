import { Injectable } from '@nestjs/common';
import { openingChoices } from '@fenestra/domain/configuration/opening-choices';
import { accept, refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Catalogues } from './catalogues';
import { Configurations } from './configuration.table';

/** How one field can open, and why not (OPEN-01, OPEN-04). */
@Injectable()
export class ListOpenings {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly configurations: Configurations,
  ) {}

  async execute(id: string, shopId: ShopId, area: string) {
    const found = await this.configurations.find(id, shopId);
    if (!found.ok) return found;
    const { content } = found.value;
    if (!content.areas.some((each) => each.id === area)) return refuse('item-unknown', { area });
    const choices = openingChoices(content, area, await this.catalogues.of(content));
    return accept(choices.map(({ refused, ...choice }) => ({ ...choice, refused: refused?.code ?? null })));
  }
}
