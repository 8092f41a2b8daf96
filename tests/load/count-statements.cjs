// Required before the shop's program: notes every SQL statement that a request waits for, with the request's trace.
// Reactions to events and jobs carry the trace on, but no request; they are not counted.
const { appendFileSync } = require('node:fs');
const { Client } = require('pg');

const file = process.env.STATEMENTS_FILE;
const query = Client.prototype.query;

Client.prototype.query = function (...args) {
  const { currentTrace } = require('../../libs/messaging/tracing/trace-context.ts');
  const trace = currentTrace();
  if (trace?.requestId) {
    const [first] = args;
    const text = typeof first === 'string' ? first : first.text;
    appendFileSync(file, `${trace.traceparent.split('-')[1]}\t${trace.service}\t${text.replace(/\s+/g, ' ')}\n`);
  }
  return query.apply(this, args);
};
