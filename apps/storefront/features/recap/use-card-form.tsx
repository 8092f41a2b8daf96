import { type ReactNode, useRef } from 'react';

/** The form that posts to the address of the card gateway (RECAP-05), and what sends it there. */
export function useCardForm(): { readonly form: ReactNode; readonly leadTo: (address: string) => void } {
  const form = useRef<HTMLFormElement>(null);
  return {
    form: <form ref={form} method="post" hidden />,
    leadTo: (address) => {
      form.current!.action = address;
      form.current!.submit();
    },
  };
}
