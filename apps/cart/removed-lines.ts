import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { CartContent } from './cart.entity';
import { isSame, withLine } from './lines';

const maxRemoved = 5;

/** A line taken out; the last few can come back. */
export function withoutLine(content: CartContent, id: string): Result<CartContent, 'line-unknown'> {
  const { lines, removed = [], technicalControl } = content;
  const at = lines.findIndex(({ line }) => line === id);
  const line = lines[at];
  if (!line) return refuse('line-unknown');
  const latest = [{ line, at, technicalControl }, ...removed].slice(0, maxRemoved);
  return accept({ ...content, lines: lines.toSpliced(at, 1), removed: latest });
}

/** A removed line in its old place, at the price it had; pieces of what was bought again meanwhile join that. */
export function withRestoredLine(
  content: CartContent,
  id: string,
): Result<CartContent, 'line-unknown' | 'quantity-refused'> {
  const { lines, removed = [], technicalControl } = content;
  if (lines.some(({ line }) => line === id)) return accept(content);
  const removedLine = removed.find(({ line }) => line.line === id);
  if (!removedLine) return refuse('line-unknown');
  const isThere = lines.some((line) => isSame(line, removedLine.line));
  const filled = isThere
    ? withLine(lines, removedLine.line)
    : accept(lines.toSpliced(removedLine.at, 0, removedLine.line));
  if (!filled.ok) return filled;
  return accept({
    ...content,
    lines: filled.value,
    removed: removed.filter((each) => each !== removedLine),
    technicalControl: technicalControl || removedLine.technicalControl,
  });
}
