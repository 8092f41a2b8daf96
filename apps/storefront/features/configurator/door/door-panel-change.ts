import type { ChangeOf } from '@fenestra/domain/configuration/change';

export const doorPanelChange = (filling: number): ChangeOf<'filling'> => ({ kind: 'filling', filling });
