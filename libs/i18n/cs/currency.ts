/** The currency is a text like any other (I18N-02, FMT-05). */
export const currency = 'Kč';
