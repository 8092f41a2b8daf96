import { sharedShop } from '../harness/shared-shop';
import { journeys } from './journeys';

const open = sharedShop();

journeys(() => open.shop);
