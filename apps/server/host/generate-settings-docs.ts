import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configSchemas } from './read-configs';
import { loadServices, serviceNames } from './services';
import { type Setting, listSettings } from './settings';

// Writes docs/settings.md from the schemas. With --check it only tells whether that is out of date.

const file = join(__dirname, '../../../docs/settings.md');

const heading = `# Settings

All variables of the environment, made from the schemas that read them (\`apps/server/host/generate-settings-docs.ts\`). \`npm run shop -- config\` prints
what each is on a machine. A process reads those of \`host\` and of its services; empty is unset; what cannot be is refused at the start,
all faults at once (exit 2). TLS to PostgreSQL, Kafka and Redis trusts whom Node trusts: \`NODE_EXTRA_CA_CERTS\` names a file with an
authority of one's own.

| Variable | Standard | Read by | Meaning |
| --- | --- | --- | --- |
`;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = ({ name, standard, isSecret, readBy, meaning }: Setting): string =>
  `| \`${name}\`${isSecret ? ' (secret)' : ''} | ${standard ? `\`${cell(standard)}\`` : ''} | ${readBy.join(', ')} | ${cell(meaning)} |`;

async function main(check: boolean): Promise<void> {
  const settings = listSettings(configSchemas(await loadServices(serviceNames)));
  const text = `${heading}${settings.map(row).join('\n')}\n`;
  if (!check) return writeFileSync(file, text);
  if (readFileSync(file, 'utf8') === text) return;
  console.error('docs/settings.md is out of date. Run generate-settings-docs.ts.');
  process.exitCode = 1;
}

void main(process.argv.includes('--check'));
