import type { Configuration } from '../configuration';

/** Two blinds or nets of an area, or two inner or outer sills of the product. */
export function hasDuplicateAccessories({ areas }: Configuration): boolean {
  const places = areas.flatMap(({ id, accessories }) =>
    accessories.map(({ kind }) => (kind === 'blind' || kind === 'net' ? `${kind} ${id}` : kind)),
  );
  return new Set(places).size < places.length;
}
