import { nearbyPlaces } from './nearby-places';

const places = ['10100', '10200', '15000', '25001', '35001'].map((postcode) => ({ postcode }));
const near = (postcode: string) => nearbyPlaces(postcode, places).map((place) => place.postcode);

test.each([
  ['10999', ['10100', '10200']],
  ['19999', ['10100', '10200', '15000']],
  ['29999', ['25001']],
  ['99999', []],
])('places like %s are those with the same two digits, else with the same digit', (postcode, expected) => {
  expect(near(postcode)).toEqual(expected);
});
