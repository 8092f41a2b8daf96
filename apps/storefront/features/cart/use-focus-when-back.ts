import { useEffect, useRef } from 'react';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import type { Removal } from './use-removal';

/** For the element of a line: a line that was just brought back has the focus. */
export function useFocusWhenBack({ line }: CartItem, { returned }: Removal) {
  const element = useRef<HTMLElement>(null);
  const isBack = returned === line;
  useEffect(() => {
    if (isBack) element.current?.focus();
  }, [isBack]);
  return element;
}
