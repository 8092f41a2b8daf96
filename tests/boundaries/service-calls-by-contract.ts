// as: apps/orders/example.ts
// breaks: nothing
import { lockCart } from '@fenestra/contracts/http/cart';
import { accept } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';

export const allowed = [lockCart, accept, Clock];
