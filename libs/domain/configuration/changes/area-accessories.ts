import type { Area, ChosenAccessory } from '../configuration';

/** An area without what it has of a kind. */
export const withoutAccessory = (area: Area, kind: ChosenAccessory['kind']): Area => ({
  ...area,
  accessories: area.accessories.filter((accessory) => accessory.kind !== kind),
});

/** An area with one more; whoever adds it has taken away the one of its kind. */
export const withAccessory = (area: Area, accessory: ChosenAccessory): Area => ({
  ...area,
  accessories: [...area.accessories, accessory],
});
