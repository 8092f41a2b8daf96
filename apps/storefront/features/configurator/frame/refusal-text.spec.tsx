import { shopByCode } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { factsOf } from '@fenestra/testing/shop-facts';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Storefront } from '../../../lib/shop/texts';
import { useReason, useRefusalText } from './refusal-text';

const shop = shopByCode('cs');
const refusal = { code: 'width-out-of-range', values: { width: 300, min: 400, max: 1600 } } as const;

const saidWith = (texts: Partial<ReturnType<typeof textsOf>>): string[] => {
  const value = { shop, buyer: 'private', contact: factsOf(shop).contact, texts } as const;
  const wrapper = ({ children }: { children: ReactNode }) => <Storefront value={value}>{children}</Storefront>;
  return [useRefusalText, useReason].map((use) => renderHook(use, { wrapper }).result.current(refusal));
};

it('says the rule with its limits, and nothing as long as its words are on their way', () => {
  const [rule, withSize] = saidWith(textsOf(shop));
  expect(rule).toMatch(/400/);
  expect(withSize).toMatch(/300/);

  expect(saidWith({})).toEqual(['', '']);
});
