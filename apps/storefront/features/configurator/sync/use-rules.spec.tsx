import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { QueryClient } from '@tanstack/react-query';
import { Network } from '../../../testing/page';
import { rulesQuery } from './rules.query';

const { data, version } = shopCatalogue();

it('the state of the page holds the swatches of each category, asked for once [CLR-07]', async () => {
  const network = new Network({ [cataloguePath(version)]: { ...data } });
  const state = new QueryClient();
  await state.query(rulesQuery(version));
  await state.query(rulesQuery(version));

  const { swatches } = state.getQueryData(rulesQuery(version).queryKey)!.catalogue;
  const lists = [...swatches].map(([category, byCode]) => [category, [...byCode.values()]] as const);
  expect(Object.fromEntries(lists)).toEqual(data.swatches);
  expect(network.askedFor(cataloguePath(version))).toHaveLength(1);
});
