import { fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/page';
import { LinePicture } from './line-picture';

it('says that there is no picture, also when it cannot be had [CART-38]', () => {
  const { container, unmount } = show(<LinePicture address="/picture.svg" width={170} />);
  expect(screen.queryByText('Náhled není dostupný!')).toBeNull();
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByText('Náhled není dostupný!')).toBeTruthy();
  unmount();

  show(<LinePicture address={null} width={170} />);
  expect(screen.getByText('Náhled není dostupný!')).toBeTruthy();
});
