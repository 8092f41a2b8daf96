// Jest runtime that loads modules through Node's own `require`, so that packages and production code are evaluated once for
// each worker process. Jest's own runtime evaluates every module again for every spec file.
const Module = require('node:module');
const JestRuntime = require('jest-runtime').default;
const { isPerSpecFile, replacesModules } = require('./shared-files.cjs');
require('../compile-typescript.cjs');

module.exports = class ProcessRuntime {
  #mocker;

  constructor(config, environment, ...rest) {
    if (replacesModules(rest[4])) return new JestRuntime(config, environment, ...rest);
    this.#mocker = environment.moduleMocker;
    for (const file of Object.keys(require.cache)) if (isPerSpecFile(file)) delete require.cache[file];
    globalThis.jest = jestObject(environment);
  }

  requireModule(file) {
    return require(file);
  }

  /** The test framework, whose state is of one spec file. */
  requireInternalModule(file) {
    delete require.cache[file];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(file);
  }

  restoreAllMocks() {
    this.#mocker.restoreAllMocks();
  }

  teardown() {
    this.restoreAllMocks();
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {}

  setGlobalsForRuntime() {}

  enterTestCode() {}

  leaveTestCode() {}
};

/** Jest's object as far as it needs no registry of modules. */
function jestObject({ moduleMocker: mocker, fakeTimersModern: timers }) {
  const of = (object, ...names) => Object.fromEntries(names.map((name) => [name, object[name].bind(object)]));
  return {
    ...of(mocker, 'fn', 'spyOn', 'clearAllMocks', 'resetAllMocks', 'restoreAllMocks'),
    ...of(timers, 'useFakeTimers', 'useRealTimers', 'setSystemTime', 'getTimerCount', 'now'),
    ...of(timers, 'advanceTimersByTime', 'advanceTimersByTimeAsync', 'runAllTimers', 'runAllTimersAsync'),
    mocked: (source) => source,
  };
}
