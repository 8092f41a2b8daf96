import { visitOf } from './visit';

const yes = 'consent=1.yes.2026-11-22';
const no = 'consent=1.no.2026-11-22';

it.each([
  ['after consent', `${yes}; PAPVisitorId=ab12_-x`, 'ab12_-x'],
  ['without consent', 'PAPVisitorId=ab12', null],
  ['after a refusal', `PAPVisitorId=ab12; ${no}`, null],
  ['that is no id', `${yes}; PAPVisitorId=<script>`, null],
  ['that is too long', `${yes}; PAPVisitorId=${'a'.repeat(65)}`, null],
  ['that was never set', yes, null],
])('the visitor of the affiliate network %s [REPORT-01] [OPEN-Q-83]', (_, cookie, affiliateVisitor) => {
  expect(visitOf({ cookie }, false, false)).toEqual({ development: false, affiliateVisitor });
});

it('of the synthetic shopper is marked', () => {
  expect(visitOf({}, true, true)).toEqual({ development: true, affiliateVisitor: null, synthetic: true });
});
