const { TestEnvironment } = require('jest-environment-jsdom');

// What browsers have and jsdom lacks; the router needs it at once.
const missing = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
];
const alsoMissing = ['structuredClone', 'ReadableStream', 'TransformStream', 'BroadcastChannel'];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [...missing, ...alsoMissing]) this.global[name] = globalThis[name];
  }
};
