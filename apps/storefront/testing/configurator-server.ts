import { changes } from '@fenestra/contracts/wire/changes';
import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import { configurationOf, product, type Product } from '@fenestra/contracts/wire/product';
import { refusal } from '@fenestra/contracts/wire/price-preview';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import { type Configuration } from '@fenestra/domain/configuration/configuration';
import { newConfiguration } from '@fenestra/domain/configuration/new-configuration';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { limitsOf } from '@fenestra/domain/configuration/rules/limits';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { z } from 'zod/mini';
import { exampleAnswer } from './wire-example';

type Kept = { configuration: Configuration; revision: number; changeIds: string[] };
type Asked = { readonly body: object; readonly headers: Readonly<Record<string, string>> };

/** The configurator as far as it keeps and changes configurations: it reads them off the wire and answers with the product. */
export class ConfiguratorServer {
  readonly example: Product = z.decode(product, exampleAnswer('getVyrobek'));
  /** By id; the example is there from the start. */
  readonly kept = new Map<string, Kept>([[this.example.configurationId, begun(configurationOf(this.example))]]);
  /** Answers the next change like this instead. */
  next: Record<string, unknown> | Error | undefined;
  /** Makes the next change, and loses its answer. */
  losesAnswer = false;

  constructor(private readonly catalogue: Catalogue) {}

  get configuration(): Configuration {
    return this.kept.get(this.example.configurationId)!.configuration;
  }

  /** Has another configuration from the start. */
  hold(configuration: Configuration): void {
    this.kept.set(this.example.configurationId, begun(configuration));
  }

  /** Changes the example as if a shopper had done it before. */
  make(change: Change): void {
    const changed = applyChange(change, this.configuration, this.catalogue);
    if (!changed.ok) throw new Error(`${change.kind} is refused`);
    this.hold(changed.value);
  }

  /** One answer for each `akce`, the start of a configuration, and the catalogue. */
  answers() {
    const changing = Object.values(changes).map(({ akce }) => [
      akce,
      ({ body, headers }: Asked) => {
        const { configurationId, change } = z.decode(configuratorActions[akce].body, body as never);
        return this.answer(configurationId, change, headers);
      },
    ]);
    return {
      ...(Object.fromEntries(changing) as Record<string, (asked: Asked) => Record<string, unknown>>),
      getVyrobek: ({ body }: { body: Record<string, unknown> }) => this.product(String(body['confID'])),
      [configuratorCalls.newConfiguration.path]: ({ body }: { body: Record<string, unknown> }) =>
        typeof body['kopie'] === 'string' ? this.copy(body['kopie']) : this.begin(String(body['productId'])),
      [cataloguePath(this.catalogue.version)]: { ...this.catalogue.data },
    };
  }

  private begin(productId: string): Record<string, unknown> {
    const started = newConfiguration(productId, this.catalogue);
    if (!started.ok) return { Err: 15, ErrText: 'Takový výrobek nemáme.' };
    const id = `${productId}-${this.kept.size}`;
    this.kept.set(id, begun(started.value));
    return { Err: 0, ErrText: '', id };
  }

  private copy(original: string): Record<string, unknown> {
    const found = this.kept.get(original);
    if (!found) return { Err: 44, ErrText: 'unknown' };
    const id = `copy-${this.kept.size}`;
    this.kept.set(id, begun(found.configuration));
    return { Err: 0, ErrText: '', id };
  }

  private product(id: string): Record<string, unknown> {
    const found = this.kept.get(id);
    if (!found) return { Err: 44, ErrText: 'unknown' };
    const { configuration, revision } = found;
    const whole = {
      ...productOf(configuration, this.catalogue.products.get(configuration.product)!.type, this.example),
      configurationId: id,
      revision,
      limits: limitsOf(configuration, this.catalogue),
    };
    return { Err: 0, ErrText: '', ...z.encode(product, whole) };
  }

  private answer(id: string, change: Change, headers: Asked['headers']): Record<string, unknown> {
    const { next } = this;
    this.next = undefined;
    if (next instanceof Error) throw next;
    if (next) return next;
    const now = this.kept.get(id)!;
    const changeId = headers['x-change-id'];
    if (changeId !== undefined && now.changeIds.includes(changeId)) return this.product(id);
    const seen = headers['x-revision'];
    if (seen !== undefined && Number(seen) !== now.revision) return { Err: 15, ErrText: 'Mezitím se něco změnilo.' };
    const changed = applyChange(change, now.configuration, this.catalogue);
    if (!changed.ok) return refusedBy(changed.details as unknown as Refusal);
    this.kept.set(id, {
      configuration: changed.value,
      revision: now.revision + 1,
      changeIds: changeId === undefined ? now.changeIds : [...now.changeIds, changeId],
    });
    if (this.losesAnswer) throw new Error('the answer was lost');
    return this.product(id);
  }
}

/** The broken rule and what helps, without their words and prices. */
function refusedBy({ code, values, repairs }: Refusal): Record<string, unknown> {
  const text = 'refused by the rules';
  const told = { code, text, values, repairs: repairs.map((changes) => ({ changes: [...changes], difference: 0 })) };
  return { Err: 15, ErrText: text, odmitnuti: z.encode(refusal, told) };
}

const begun = (configuration: Configuration): Kept => ({ configuration, revision: 1, changeIds: [] });

/** Elements and couplings by their codes, without prices. */
function assemblyOf({ assembly }: Configuration): Pick<Product, 'assembly'> {
  if (!assembly) return {};
  const limits = { widthMin: 0, widthMax: 0, heightMin: 0, heightMax: 0 };
  const none = { price: 0, limits, weightKg: 0 };
  return {
    assembly: {
      elements: assembly.elements.map((each) => ({ mirrored: false, ...each, ...none, name: each.product })),
      couplings: assembly.couplings.map((id) => ({ coupling: id, name: String(id), adds: 0, length: 0, price: 0 })),
    },
  };
}

/** The example with another configuration; names and prices stay. */
function productOf(configuration: Configuration, type: string, example: Product): Product {
  const { product: code, profile, colour, areas, handle, threshold, filling, width, height, axes } = configuration;
  const { lock = null, mirrored = false } = configuration;
  return {
    ...example,
    catalogue: configuration.catalogue,
    product: { data: { ...example.product.data, type, code, profile } },
    ...{ width, height, axes, filling, lock, mirrored, light: configuration.light, room: configuration.room },
    ...assemblyOf(configuration),
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
