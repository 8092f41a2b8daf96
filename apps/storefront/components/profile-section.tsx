import { section80 } from '@fenestra/domain/configuration/geometry/section-80';

/** A position number with its leader line; millimetres of the section, outside up. */
export type Mark = { readonly bubble: readonly [number, number]; readonly at: readonly [number, number] };

/** Numbers around the section, with the room and the radius that they need. */
export type SectionMarks = { readonly viewBox: string; readonly radius: number; readonly marks: readonly Mark[] };

export const allMarks: SectionMarks = {
  viewBox: '-58 -20 300 146',
  radius: 7,
  marks: [
    { bubble: [-40, 20], at: [24, 36] },
    { bubble: [-40, 92], at: [44, 81] },
    { bubble: [60, -7], at: [53, 52] },
    { bubble: [214, 112], at: [150, 80] },
    { bubble: [214, 20], at: [80, 60] },
  ],
};

type Props = {
  chambers: number;
  seals: number;
  rounded?: boolean;
  /** Of a door, whose leaf is higher than a sash (PROF-16). */
  door?: boolean;
  /** Without a title the section is decoration beside its name. */
  title?: string;
  marked?: SectionMarks;
};

/** By how much, mm. */
const doorHigher = section80.doorLeafFace - section80.sashFace;

const wall = 'var(--sec-wall)';
const hollow = 'var(--sec-void)';

/** Cut through frame, sash and triple glass of an 80 mm system, outside up and room down (visual 6). */
export function ProfileSection({ chambers, seals, rounded = false, door = false, title, marked }: Props) {
  const naming = title ? { role: 'img', 'aria-label': title } : ({ 'aria-hidden': true } as const);
  const more = door ? doorHigher : 0;
  return (
    <svg viewBox={marked?.viewBox ?? '-2 -2 200 106'} focusable="false" {...naming}>
      <path d="M0 0H72V17Q72 20 69 20H60V40H48V80H0Z" fill={wall} />
      <path
        d={
          rounded
            ? `M60 20H${115 + more}q3 0 3 3V36H${101 + more}V100H62Q42 98 42 82V80H60Z`
            : `M60 20H${115 + more}q3 0 3 3V36H${101 + more}V100H42Q40 100 40 98V80H60Z`
        }
        fill={wall}
      />
      <g fill={hollow}>
        <FrameChambers count={chambers} />
        <SashChambers count={chambers} width={35 + more} />
        <rect x="62.5" y="3" width="6.5" height="12" rx="1.2" />
        <rect x="46" y="83" width="11.5" height="13" rx="1.2" />
      </g>
      <path d="M8 36H40V54H8V52H38V38H8Z" fill="var(--sec-steel)" />
      <path d={`M68 54.800h${25 + more}v20h${-25 - more}v-2h${23 + more}v-16h${-23 - more}Z`} fill="var(--sec-steel)" />
      <g fill="var(--sec-gasket)">
        <rect x="63" y="17.1" width="6" height="5" rx="2" />
        <rect x="41.5" y="77.5" width="6" height="5" rx="2" />
        {seals > 2 && <path d="M48 50h6l5 5-1.500 1.500-4.500-3.500H48Z" />}
      </g>
      <g transform={door ? `translate(${more})` : undefined}>
        <Bead rounded={rounded} />
        <Glass width={84 - more} />
      </g>
      <path
        d="M189 33l-4 20.400 8 6-8 6 4 20.400"
        fill="none"
        stroke="var(--draw-dim)"
        strokeWidth=".8"
        vectorEffect="non-scaling-stroke"
      />
      {marked?.marks.map((mark, i) => (
        <SectionMark key={i} number={i + 1} radius={marked.radius} {...mark} />
      ))}
    </svg>
  );
}

/** The frame has its chambers above and below the one with the steel. */
function FrameChambers({ count }: { count: number }) {
  const above = count - 3;
  const height = 30 / above - 2;
  return (
    <>
      {Array.from({ length: above }, (_, i) => (
        <rect key={i} x="3" y={3 + i * (30 / above)} width={i < above - 1 ? 54 : 54} height={height} rx="1.6" />
      ))}
      <rect x="3" y="33" width="42" height="24" rx="1.6" />
      <rect x="3" y="58.8" width="42" height="8.2" rx="1.6" />
      <rect x="3" y="68.8" width="42" height="8.2" rx="1.6" />
    </>
  );
}

function SashChambers({ count, width }: { count: number; width: number }) {
  const above = count - 3;
  return (
    <>
      {Array.from({ length: above }, (_, i) => (
        <rect key={i} x="63" y={23 + i * (28.8 / above)} width={width} height={28.8 / above - 1.8} rx="1.6" />
      ))}
      <rect x="63" y="51.8" width={width} height="26" rx="1.6" />
      <rect x="63" y="79.6" width={width} height="7.8" rx="1.6" />
      <rect x="63" y="89.2" width={width} height="7.8" rx="1.6" />
    </>
  );
}

/** What holds the glass: the lip of the sash outside, the bead towards the room, each with its seal. */
function Bead({ rounded }: { rounded: boolean }) {
  return (
    <>
      <path
        d={
          rounded
            ? 'M101 88H116Q118 88 118 90Q118 100 106 100H101Z'
            : 'M101 88H116Q118 88 118 90V98Q118 100 116 100H101Z'
        }
        fill={wall}
      />
      <g fill={hollow}>
        <rect x="104" y="90.6" width="10" height="6.8" rx="1.2" />
        <rect x="104" y="23" width="11" height="10" rx="1.2" />
      </g>
      <g fill="var(--sec-gasket)">
        <rect x="107" y="36" width="8" height="4.4" rx="2" />
        <rect x="107" y="83.8" width="8" height="4.4" rx="2" />
      </g>
    </>
  );
}

/** Three panes, as far as they are shown, with their spacers. */
function Glass({ width }: { width: number }) {
  return (
    <>
      <rect x="105" y="40" width={width} height="44" fill="var(--sec-cavity)" />
      {[40, 60, 80].map((y) => (
        <rect key={y} x="105" y={y} width={width} height="4" fill="var(--sec-glass)" />
      ))}
      {[44, 64].map((y) => (
        <rect key={y} x="106" y={y} width="7" height="16" fill="var(--sec-gasket)" opacity=".85" />
      ))}
    </>
  );
}

type Numbered = Mark & { number: number; radius: number };

function SectionMark({ number, radius, bubble: [bx, by], at: [x, y] }: Numbered) {
  const length = Math.hypot(x - bx, y - by);
  const edge = [bx + ((x - bx) / length) * radius, by + ((y - by) / length) * radius];
  const leader = `M${edge[0]} ${edge[1]}L${x} ${y}`;
  return (
    <g stroke="var(--draw-ink)">
      <path d={leader} stroke="#fff" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      <path d={leader} strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <circle
        cx={x}
        cy={y}
        r="1.6"
        fill="var(--draw-ink)"
        stroke="#fff"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <circle cx={bx} cy={by} r={radius} fill="var(--sheet)" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <text
        x={bx}
        y={by + radius * 0.36}
        fontSize={radius}
        textAnchor="middle"
        fill="var(--draw-ink)"
        stroke="none"
        fontWeight="550"
      >
        {number}
      </text>
    </g>
  );
}
