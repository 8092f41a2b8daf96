import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { callerOf } from '../../../lib/network/rest-client';

export const readOffer = (id: string, query: { cena?: string } = {}) =>
  callerOf(quoteCalls)('readSaved', { params: { id }, query });
