import { SyntheticProofs, syntheticProof } from './synthetic-proof';

const [before, now, others] = ['a-token-of-before', 'a-token-of-now', 'a-token-of-others'];
const proofs = new SyntheticProofs([now, before]);

it.each([
  ['made with the token', syntheticProof(now, 'cart'), true],
  ['made with the token that it follows', syntheticProof(before, 'cart'), true],
  ['of another cart', syntheticProof(now, 'other'), false],
  ['made with another token', syntheticProof(others, 'cart'), false],
  ['that only claims it', '1', false],
  ['that is twice there', [syntheticProof(now, 'cart'), syntheticProof(now, 'cart')], false],
  ['that is missing', undefined, false],
])('a proof %s', (_, given, isOne) => expect(proofs.verify('cart', given)).toBe(isOne));
