import { sharedShop } from '../harness/shared-shop';
import { journeyByKeyboard, journeys } from './journeys';

const open = sharedShop();

journeys(() => open.shop);
journeyByKeyboard(() => open.shop);
