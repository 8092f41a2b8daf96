/**
 * Places near a postcode (digits) that is in no list: all whose postcodes begin with the same two digits, or where there are none with the same
 * digit. Their regions are those that the postcode may lie in.
 */
export function nearbyPlaces<Place extends { readonly postcode: string }>(
  postcode: string,
  places: readonly Place[],
): readonly Place[] {
  const beginningLike = (digits: number) =>
    places.filter((place) => place.postcode.startsWith(postcode.slice(0, digits)));
  const near = beginningLike(2);
  return near.length > 0 ? near : beginningLike(1);
}
