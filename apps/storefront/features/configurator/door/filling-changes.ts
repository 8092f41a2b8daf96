import type { ChangeOf } from '@fenestra/domain/configuration/change';

export const fillingChange = (filling: number): ChangeOf<'filling'> => ({ kind: 'filling', filling });
