// Imported before anything else, and in words that Node 12 still understands.
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) refuse('Fenestra needs Node 20 or newer to start; this is Node ' + process.versions.node + '.');
if (process.platform !== 'linux' || process.arch !== 'x64')
  refuse('Fenestra starts on Linux x64; this is ' + process.platform + ' ' + process.arch + '.');

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
