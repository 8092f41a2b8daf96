/** Returns the tables of a text, each with the heading above it, the cells of its head and those of its rows. */
export function tablesIn(text) {
  const tables = [];
  let heading = '';
  let table;
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    if (!line.startsWith('|')) table = undefined;
    else if (!table) tables.push((table = { heading, head: cellsOf(line), rows: [] }));
    else if (!/^\|[ :|-]+\|$/.test(line)) table.rows.push(cellsOf(line));
  }
  return tables;
}

const cellsOf = (line) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
