import type { Change } from '@fenestra/domain/configuration/change';

/** What the documents say of each change. Apart from its fields, which the page needs, too. */
export const changeSummaries: Readonly<Record<Change['kind'], string>> = {
  size: 'Changes the overall size, mm (WIRE-04)',
  'field-sizes': 'Changes the sizes of the fields, mm (WIRE-05)',
  opening: 'Changes the opening type of areas (WIRE-18)',
  profile: 'Changes the profile (WIRE-14)',
  colour: 'Changes the colours of both sides (WIRE-18)',
  glass: 'Changes the glass of areas (WIRE-18)',
  spacer: 'Changes the spacer of areas; without barva it gets its first colour (WIRE-18)',
  ornament: 'Changes the ornament of areas; null takes it away (WIRE-18)',
  bars: 'Puts glazing bars into areas (WIRE-16)',
  handle: 'Changes the handle; null is the default of the product (WIRE-18)',
  threshold: 'Changes the sill of a door; null takes it away (WIRE-17)',
  filling: 'Changes the filling of a door (WIRE-18)',
  lock: 'Changes the lock of a door',
  mirror: 'Mirrors the product: left and right change sides',
  'add-accessory': 'Adds a windowsill, blind or net (WIRE-18)',
  'remove-accessory': 'Removes a windowsill, blind, net, bars or the sill of a door (WIRE-15)',
  'add-element': 'Adds an element; a product becomes an assembly. Usual sizes where missing',
  'remove-element': 'Removes an element, counted from 1; the last one is a product again',
  'move-element': 'Swaps an element with its neighbour',
  coupling: 'Changes the coupling of a joint (1 is S1)',
  room: 'Labels the product with a room, one line of at most 40 letters; null takes the label away',
  restore: 'Goes back to a state of the configuration: undo and redo',
};
