import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { newConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { previewPrice } from '@fenestra/domain/pricing/preview-price';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { z } from 'zod/mini';
import { AccessoriesStep } from '../features/configurator/accessories/accessories-step';
import { Configurator } from '../features/configurator/frame/configurator';
import { ByPath } from './by-path';
import { ConfiguratorServer } from './configurator-server';
import { Network, show } from './page';

const catalogue = shopCatalogue();
const priceList = shopPrices();

type Options = {
  shop?: ShopCode;
  /** What is configured; a window with two sashes unless said otherwise. */
  from?: Configuration;
  /** The cart line that is being changed. */
  line?: string;
  /** The element of an assembly for which the dialog is opened, counted from 1. */
  element?: number;
  /** Made before the dialog is opened. */
  before?: readonly Change[];
  /** Answers instead of the real ones, by `akce`. */
  instead?: ConstructorParameters<typeof Network>[0];
};

/** A dialog of choices over the accessories, with real rules and prices behind it. */
export async function openChoice(
  Dialog: ComponentType,
  { shop = 'cs', from, line, element, before = [], instead = {} }: Options = {},
) {
  sessionStorage.clear();
  const server = new ConfiguratorServer(catalogue);
  sessionStorage.setItem('configurationId', server.example.configurationId);
  const network = new Network({
    ...server.answers(),
    [cataloguePath(server.configuration.catalogue)]: { ...catalogue.data },
    zkusZmeny: triedBy(server, shop),
    ...instead,
  });
  if (from) server.hold(from);
  for (const change of before) server.make(change);
  const asked = [
    line && `type=reconf&itemId=${line}&confId=${server.example.configurationId}`,
    element && `prvek=${element}`,
  ].filter(Boolean);
  show(
    <Configurator>
      <ByPath
        of={{
          '/doplnky/': <AccessoriesStep />,
          '/doplnky/m/x': (
            <AccessoriesStep>
              <Dialog />
            </AccessoriesStep>
          ),
        }}
      />
    </Configurator>,
    { shop, at: `/doplnky/m/x${asked.length ? `?${asked.join('&')}` : ''}` },
  );
  await screen.findAllByRole('heading', { level: 3 });
  return { server, network, user: userEvent.setup() };
}

/** A product as it starts, with what a test cares about. */
export function started(product: string, differences: Partial<Configuration> = {}): Configuration {
  const made = newConfiguration(product, catalogue);
  if (!made.ok) throw new Error(made.reason);
  return { ...made.value, ...differences };
}

/** What tries come to, by the rules and prices of the shop. */
export const triedBy =
  (server: ConfiguratorServer, shop: ShopCode) =>
  ({ body }: { body: Record<string, unknown> }) => {
    const { body: asked, answer } = configuratorActions.zkusZmeny;
    const { tries } = z.decode(asked, body) as { tries: Change[][] };
    const sale = { catalogue, priceList, shop: shopByCode(shop) };
    const items = tries.map((changes) => {
      const { refused, ...prices } = previewPrice(changes, server.configuration, sale);
      return { ...prices, refused: refused && { ...refused, text: '' } };
    });
    return { Err: 0, ErrText: '', ...(z.encode(answer, { items }) as object) };
  };
