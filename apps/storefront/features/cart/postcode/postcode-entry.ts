import type { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import type { AnswerOf } from '../../../lib/network/rest-client';

export type PostcodeEntry = AnswerOf<(typeof catalogueCalls)['listPostcodes']>[number];
