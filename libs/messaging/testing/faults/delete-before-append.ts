import { Relay } from '../../outbox/relay';

// For `--require`, a broken promise that tests have to notice: a crash loses what was about to be appended.

const append = Relay.prototype['append'];
Relay.prototype['append'] = async function (tx, events) {
  await this['moveToSent'](this['db'].manager, events);
  await append.call(this, tx, events);
};
