import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { ShopProcess } from './shop-process';
import { Shopper } from './shopper';
import { type Known, play, readExamples } from './wire-example';

// Makes the recorded calls against the running shop and writes down what it answers now. Look at the difference before you commit it.

async function main(): Promise<void> {
  await using shop = await ShopProcess.start();
  const shopper = new Shopper(shop.url);
  const known: Known = new Map();
  for (const example of readExamples()) {
    const told = await play(example, shopper, known);
    const recorded = { ...(JSON.parse(readFileSync(example.file, 'utf8')) as object), ...told };
    const { code } = await format('recorded.json', JSON.stringify(recorded), { printWidth: 120 });
    writeFileSync(example.file, code);
    console.log(`${told.status} ${example.call}`);
  }
  await shopper.close();
}

void main();
