import { type PointerEvent, useRef } from 'react';

/**
 * Distinguishes a pointer that moves from one that rests where an element appears: browsers report that one as entering, and WebKit as moving.
 * Not every browser fills `movementX` in, so positions are compared, too.
 */
export function usePointerMove() {
  const last = useRef<readonly [x: number, y: number]>(null);
  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const before = last.current;
    last.current = [clientX, clientY];
    return before !== null && (before[0] !== clientX || before[1] !== clientY);
  };
  return {
    enter: (event: PointerEvent) => void moveTo(event),
    hasMoved: (event: PointerEvent): boolean => {
      const { movementX, movementY } = event.nativeEvent;
      return moveTo(event) || movementX !== 0 || movementY !== 0;
    },
  };
}
