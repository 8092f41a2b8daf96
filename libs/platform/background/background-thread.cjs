// The thread beside the requests: it loads the module of each task when it first meets it.
const { parentPort } = require('node:worker_threads');

parentPort.on('message', async ({ file, input }) => {
  try {
    parentPort.postMessage({ result: await require(file).work(JSON.parse(input)) });
  } catch (fault) {
    parentPort.postMessage({ fault: fault instanceof Error ? fault.stack : String(fault) });
  }
});
