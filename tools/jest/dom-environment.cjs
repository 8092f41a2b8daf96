// Jest environment of the storefront: one jsdom window for each worker process. A spec file finds it as a new one.
const { ModernFakeTimers } = require('@jest/fake-timers');
const JsdomEnvironment = require('jest-environment-jsdom').default;
const { cacheComputedStyles } = require('./computed-style.cjs');
const { replacesModules } = require('./shared-files.cjs');
const { noteProperties } = require('./note-properties.cjs');

// What browsers have and jsdom lacks; the router needs it at once.
const missing = [
  ...['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'TextEncoder', 'TextDecoder'],
  ...['structuredClone', 'ReadableStream', 'TransformStream', 'BroadcastChannel'],
];

class DomEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] = globalThis[name];
    cacheComputedStyles(this.global);
  }
}

let shared;
let current; // context of the spec file that runs

class SharedDomEnvironment extends DomEnvironment {
  #restore = [];
  #clearLongTimers;
  #disconnectObservers;

  constructor(config, context) {
    if (replacesModules(context.testPath)) return new DomEnvironment(config, context);
    current = context;
    if (shared) return shared;
    const console = new Proxy({}, { get: (_, method) => current.console[method].bind(current.console) });
    super(config, { ...context, console });
    shared = this;
    this.#clearLongTimers = collectLongTimers(this.global);
    this.#disconnectObservers = collectObservers(this.global);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: this.global }); // fakes these timers
  }

  async setup() {
    await super.setup();
    const { document } = this.global;
    for (const target of [this.global, document]) this.#restore.push(noteProperties(target), collectListeners(target));
    for (const prototype of prototypesOf(this.global)) this.#restore.push(noteProperties(prototype));
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    this.#clearLongTimers();
    this.#disconnectObservers();
    for (let turn = 0; turn < 2; turn++) await new Promise((done) => setTimeout(done)); // `history.back()` of a closed dialog, and its event
    const { document, history, localStorage, sessionStorage } = this.global;
    for (const element of [document.documentElement, document.head, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    for (const restore of this.#restore.splice(0).reverse()) restore();
  }
}

/** Returns the prototypes of all classes of a window: spec files patch what jsdom lacks, and stand in for what leaves the page. */
const prototypesOf = (window) =>
  Object.values(Object.getOwnPropertyDescriptors(window)).flatMap(({ value }) =>
    typeof value === 'function' && value.prototype ? [value.prototype] : [],
  );

/**
 * Returns a function that clears intervals, and timers of a second or more: they would fire in a later spec file. Short timers run out by
 * themselves; some belong to React's scheduler, which later spec files share, and which would wait for a cleared one for ever.
 */
function collectLongTimers(window) {
  const { setTimeout, setInterval } = window;
  const pending = new Set();
  window.setTimeout = (callback, ms, ...args) => {
    const timer = setTimeout(callback, ms, ...args);
    if (ms >= 1_000) pending.add(timer);
    return timer;
  };
  window.setInterval = (...args) => {
    const timer = setInterval(...args);
    pending.add(timer);
    return timer;
  };
  return () => {
    pending.forEach((timer) => window.clearTimeout(timer)); // one list for both
    pending.clear();
  };
}

/** Returns a function that disconnects all observers of the document: they would change what later spec files show. */
function collectObservers(window) {
  const observers = new Set();
  window.MutationObserver = class extends window.MutationObserver {
    observe(...args) {
      observers.add(this);
      super.observe(...args);
    }
    disconnect() {
      observers.delete(this);
      super.disconnect();
    }
  };
  return () => observers.forEach((observer) => observer.disconnect());
}

/** Returns a function that removes the listeners added to `target` since. */
function collectListeners(target) {
  const added = [];
  const add = target.addEventListener;
  target.addEventListener = function (...listener) {
    added.push(listener);
    return add.apply(this, listener);
  };
  return () => added.forEach((listener) => target.removeEventListener(...listener));
}

module.exports = SharedDomEnvironment;
