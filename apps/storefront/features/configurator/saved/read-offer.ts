import { savedCalls } from '@fenestra/contracts/wire/saved-calls';
import { callerOf } from '../../../lib/rest-client';

export const readOffer = (id: string, query: { cena?: string } = {}) =>
  callerOf(savedCalls)('readSaved', { params: { id }, query });
