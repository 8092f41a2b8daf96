import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentContracts } from './contracts';
import { type Json, pack } from './repeated-parts';

// Run at the commit of a release: what its processes say to each other becomes what later ones have to understand.
const file = join(__dirname, 'last-release-contracts.json');
void presentContracts().then((contracts) => {
  const { parts, whole } = pack(JSON.parse(JSON.stringify(contracts)) as Json);
  const lines = parts.map((part) => JSON.stringify(part)).join(',\n');
  writeFileSync(file, `{ "parts": [\n${lines}\n], "whole": ${JSON.stringify(whole)} }\n`);
});
