import { useDeferredValue } from 'react';

/**
 * False until what is rendered first has been shown. What lies below the first screen of a phone waits for it: a page that is rendered in
 * two parts is seen sooner, and a press in between is answered.
 */
export const useIsPainted = (): boolean => useDeferredValue(true, false);
