import { encode } from 'uqr';
import { qrPath, qrSvg } from './qr';

const link = 'https://cs.okna.example/conf/#/doplnky/?configuration=AAAAAAAAAAAAAAAAAAAAAA';

/** The modules that a path of squares makes dark. */
function matrixOf({ size, path }: ReturnType<typeof qrPath>): boolean[][] {
  const matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) matrix[Number(y)]![Number(x)] = true;
  return matrix;
}

it('the code of a link has the modules that the encoder gives it', () => {
  expect(matrixOf(qrPath(link))).toEqual(encode(link, { ecc: 'M', border: 0 }).data);
});

it('the picture holds the code with four white modules around it', () => {
  const { size, path } = qrPath(link);
  const svg = qrSvg(link);
  expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
  expect(svg).toContain(`d="${path}"`);
});
