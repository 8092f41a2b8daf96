import { shopCatalogue } from '@fenestra/testing/shop-data';
import { profilePicture } from './profile-picture';

it.each([...shopCatalogue().profiles.values()])(
  'the picture of profile $id is another one for doors [PROF-16]',
  (profile) => {
    const [window, door] = (['window', 'door'] as const).map((kind) => profilePicture(profile, kind));
    expect(door).toContain('<svg');
    expect(door).not.toBe(window);
  },
);
