// Jest's own runtime, kept for all spec files of a worker process with the window that its modules have seen.
const JestRuntime = require('jest-runtime').default;
const { isPerSpecFile, replacesModules } = require('./shared-files.cjs');

let shared;

module.exports = class DomRuntime extends JestRuntime {
  constructor(...parts) {
    const specFile = parts[6];
    if (replacesModules(specFile)) return new JestRuntime(...parts);
    if (shared) return shared;
    super(...parts);
    shared = this;
  }

  /** The test framework, whose state is of one spec file. */
  requireInternalModule(from, to) {
    if (!to) {
      this.registries.internalModuleRegistry.delete(from);
      delete this._environment.global[Symbol.for('EVENT_HANDLERS')];
    }
    return super.requireInternalModule(from, to);
  }

  teardown() {
    this.restoreAllMocks();
    const { moduleRegistry } = this.registries;
    for (const file of moduleRegistry.keys()) if (isPerSpecFile(file)) moduleRegistry.delete(file);
  }
};
