import type { Texts } from '../texts/texts';

export const room: Texts['room'] = {
  label: 'Raum',
  hint: 'Nur für Sie: steht auf der Bestellung und auf dem Etikett des Produkts.',
  of: (title) => `Raum: ${title}`,
  rooms: [
    'Wohnzimmer',
    'Küche',
    'Schlafzimmer',
    'Kinderzimmer',
    'Arbeitszimmer',
    'Badezimmer',
    'Flur',
    'Diele',
    'Hauswirtschaftsraum',
    'Garage',
  ],
  ofCopy: 'Für welchen Raum?',
};
