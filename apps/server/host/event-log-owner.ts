/** Of the database `fenestra_events`, where the event log lies when there is no Kafka. */
export const eventLogOwner = 'events';
