import { changes } from '@fenestra/contracts/wire/changes';
import { configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import { configurationOf, product, type Product } from '@fenestra/contracts/wire/product';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import { type Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/field-sizes';
import { z } from 'zod/mini';
import { exampleAnswer } from './wire-example';

/** The configurator as far as changes go: it reads them off the wire, applies them, and answers with the product. */
export class ConfiguratorServer {
  readonly example: Product = z.decode(product, exampleAnswer('getVyrobek'));
  configuration = configurationOf(this.example);
  /** Answers the next change like this instead. */
  next: Record<string, unknown> | Error | undefined;

  constructor(private readonly catalogue: Catalogue) {}

  /** One answer for each `akce` of a change. */
  answers() {
    return Object.fromEntries(
      Object.values(changes).map(({ akce }) => [
        akce,
        ({ body }: { body: object }) => this.answer(z.decode(configuratorActions[akce].body, body as never).change),
      ]),
    );
  }

  private answer(change: Change): Record<string, unknown> {
    const { next } = this;
    this.next = undefined;
    if (next instanceof Error) throw next;
    if (next) return next;
    const changed = applyChange(change, this.configuration, this.catalogue);
    if (!changed.ok) return { Err: 15, ErrText: 'refused by the rules' };
    this.configuration = changed.value;
    return { Err: 0, ErrText: '', ...z.encode(product, productOf(this.configuration, this.example)) };
  }
}

/** The example with another configuration; names and prices stay. */
function productOf(configuration: Configuration, example: Product): Product {
  const { product: code, profile, colour, areas, handle, threshold, filling, width, height, axes } = configuration;
  return {
    ...example,
    product: { data: { ...example.product.data, code, profile } },
    ...{ width, height, axes, filling },
    colourInside: colour.inside,
    colourOutside: colour.outside,
    handle: handle?.handle ?? null,
    handleColour: handle?.colour ?? null,
    sill: threshold === null ? null : { threshold, name: '' },
    areas: areas.map((area, i) => ({
      ...example.areas[0]!,
      ...fieldSizes(configuration)[i]!,
      id: area.id,
      opening: area.opening,
      glass: area.glass,
      spacer: area.spacer.spacer,
      spacerColour: area.spacer.colour,
      ornament: area.ornament,
      bars: area.bars?.bars ?? null,
      barsPattern: area.bars?.pattern ?? null,
      accessories: area.accessories.map(({ accessory, kind, colour: shade, ...size }) => ({
        ...{ area: area.id, accessory, kind, colour: shade, colourName: '', name: '', priceName: '', price: 0 },
        size: Object.keys(size).length ? size : null,
      })),
    })),
  };
}
