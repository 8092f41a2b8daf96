import { useContact } from '../lib/shop/texts';

/** Goes on after the phone number; no line breaks between days and hours. */
export function OpeningHours() {
  return useContact()
    .hours.split(', ')
    .map((hours) => (
      <span key={hours}>
        , <span className="nowrap">{hours}</span>
      </span>
    ));
}
