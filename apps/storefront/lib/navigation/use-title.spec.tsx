import { show } from '../../testing/page';
import { useTitle } from './use-title';

function Screen({ name }: { name: 'opening' | undefined }) {
  useTitle(name);
  return null;
}

it('the title names the screen and the host, and the host alone where there is no screen [ROUTE-05] [ROUTE-06] [OPEN-Q-11]', () => {
  show(<Screen name="opening" />);
  expect(document.title).toBe('Otevírání - localhost');
  show(<Screen name={undefined} />);
  expect(document.title).toBe('localhost');
});
