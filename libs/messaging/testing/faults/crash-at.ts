import { Runner } from '../../inbox/runner';
import type { EventHandler } from '../../inbox/event-handler';
import { Relay } from '../../outbox/relay';
import { crashPoint } from './crash-points';

// For `--require`: puts the crash points around the parts of this library.

const { run } = Runner.prototype;
Runner.prototype.run = async function (handler, record, at) {
  const outcome = await run.call(this, breakable(handler), record, at);
  if (typeof outcome === 'string') crashPoint(outcome === 'parked' ? 'runner.after-park' : 'runner.after-commit');
  return outcome;
};

const known = new WeakMap<EventHandler, EventHandler>();

/** Always the same one for a reaction: events of one reaction are handled together. */
function breakable(handler: EventHandler): EventHandler {
  const react: EventHandler['react'] = async (unit, events) => {
    crashPoint('runner.after-inbox');
    await handler.react(unit, events);
    crashPoint('runner.after-effect');
  };
  if (!known.has(handler)) known.set(handler, { ...handler, react });
  return known.get(handler)!;
}

const append = Relay.prototype['append'];
Relay.prototype['append'] = async function (tx, events) {
  crashPoint('relay.before-append');
  await append.call(this, tx, events);
  crashPoint('relay.after-append');
};

const moveToSent = Relay.prototype['moveToSent'];
Relay.prototype['moveToSent'] = async function (tx, events) {
  await moveToSent.call(this, tx, events);
  crashPoint('relay.after-move');
};
