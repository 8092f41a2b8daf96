// The thread beside the requests: it loads the module of each task when it first meets it.
const { constants, platform, setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');

// What is quick goes first where both want a processor. Only Linux has priorities of threads: elsewhere this would be the whole process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort.on('message', async ({ file, input }) => {
  const before = process.threadCpuUsage(); // this thread does one thing after the other, so that nothing else counts
  try {
    const result = await require(file).work(JSON.parse(input));
    const { user, system } = process.threadCpuUsage(before);
    parentPort.postMessage({ result, workMs: (user + system) / 1_000 });
  } catch (fault) {
    parentPort.postMessage({ fault: fault instanceof Error ? fault.stack : String(fault) });
  }
});
