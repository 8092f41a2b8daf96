import type { PatternedGlass } from '@fenestra/domain/catalogue/glazing';
import { patternLines } from '@fenestra/domain/drawing/patterned-glass';
import { pathOf } from '@fenestra/domain/drawing/path';

/** What a swatch shows of a pane, mm. */
const cut = [0, 0, 480, 280] as const;

/** A piece of the pane with the structure of its ornament; clear glass has two strokes of light. */
export function PatternedGlassSwatch({ ornament }: { ornament: Pick<PatternedGlass, 'code' | 'hex'> | null }) {
  const lines = ornament ? patternLines(ornament.code, cut, 1) : [];
  return (
    <svg viewBox={cut.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width={cut[2]} height={cut[3]} fill={ornament?.hex ?? '#dcebf2'} />
      {ornament ? (
        <path d={pathOf({ key: '', kind: 'lines', lines })} fill="none" stroke="#8fa6b3" strokeWidth={5} />
      ) : (
        <path d="M110 240L230 90M160 250L250 140" stroke="#fff" strokeWidth={9} />
      )}
    </svg>
  );
}
