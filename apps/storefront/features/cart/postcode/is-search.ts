/** Whether there are enough letters and digits to search for (POST-02). */
export const isSearch = (typed: string): boolean => (typed.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0) >= 2;
