import type { ChangeOf } from '@fenestra/domain/configuration/change';

export const fillingChange = (filling: number): ChangeOf<'filling'> => ({ kind: 'filling', filling });

/** For all the glass of the door; null is clear glass. */
export const ornamentChange = (ornament: number | null): ChangeOf<'ornament'> => ({
  kind: 'ornament',
  areas: [],
  ornament,
});
