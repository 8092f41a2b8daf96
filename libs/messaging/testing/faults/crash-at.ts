import { Runner } from '../../inbox/runner';
import type { Reaction } from '../../inbox/reaction';
import { Relay } from '../../outbox/relay';
import { crashPoint } from './crash-points';

// For `--require`: puts the crash points around the parts of this library.

const { run } = Runner.prototype;
Runner.prototype.run = async function (reaction, record, at) {
  const outcome = await run.call(this, breakable(reaction), record, at);
  if (typeof outcome === 'string') crashPoint(outcome === 'parked' ? 'runner.after-park' : 'runner.after-commit');
  return outcome;
};

const known = new WeakMap<Reaction, Reaction>();

/** Always the same one for a reaction: events of one reaction are handled together. */
function breakable(reaction: Reaction): Reaction {
  const react: Reaction['react'] = async (unit, deliveries) => {
    crashPoint('runner.after-inbox');
    await reaction.react(unit, deliveries);
    crashPoint('runner.after-effect');
  };
  if (!known.has(reaction)) known.set(reaction, { ...reaction, react });
  return known.get(reaction)!;
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
