import type { Product } from '@fenestra/contracts/wire/product';
import { writeText } from '../../../lib/storage/browser-storage';

/** Where it is written: the id of the configuration, and its revision. */
export const changedKey = 'changed-configuration';
type State = Pick<Product, 'configurationId' | 'revision'>;

/** Browsers tell every other tab of the shop what is written here. */
export const notifyOtherTabs = ({ configurationId, revision }: State): void =>
  writeText('local', changedKey, `${configurationId} ${revision}`);
