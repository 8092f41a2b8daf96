// Imported before anything else, and in words that Node 12 still understands.
import { nodePackages, thisSystem } from './supported.mjs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) refuse('Fenestra needs Node 20 or newer to start; this is Node ' + process.versions.node + '.');
if (!(thisSystem in nodePackages))
  refuse('Fenestra starts on Linux, macOS and in WSL 2 of Windows, on x64 and arm64; this is ' + thisSystem + '.');

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
