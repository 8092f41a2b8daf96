// Jest environment that is the worker process itself. What a spec file leaves in the process is taken away after it.
const { ModernFakeTimers } = require('@jest/fake-timers');
const NodeEnvironment = require('jest-environment-node').default;
const { ModuleMocker } = require('jest-mock');
const { noteProperties } = require('./note-properties.cjs');
const { replacesModules } = require('./shared-files.cjs');

module.exports = class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor(config, context) {
    if (replacesModules(context.testPath)) return new NodeEnvironment(config, context);
    this.restore = noteProcess();
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  async setup() {
    Error.prepareStackTrace = undefined; // of Jest, for maps that its own loader keeps; here Node maps stacks
    process.setSourceMapsEnabled(true);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.restore();
  }

  getVmContext() {
    return null;
  }
};

/** Returns a function that puts globals, environment variables, working directory and listeners back. */
function noteProcess() {
  const restoreGlobals = noteProperties(globalThis, { keepsNew: true }); // packages that are loaded once keep state there
  const variables = { ...process.env };
  const folder = process.cwd();
  const listeners = new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));
  return () => {
    restoreGlobals();
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    process.chdir(folder);
    for (const event of process.eventNames())
      for (const listener of process.rawListeners(event))
        if (!listeners.get(event)?.includes(listener)) process.removeListener(event, listener);
  };
}
