/** A pane or a cavity of insulating glass, mm; a laminated pane is two with a film between them. */
export type GlassLayer = { readonly kind: 'pane' | 'cavity'; readonly mm: number; readonly film?: number };

/** A film of PVB, mm. */
const filmThickness = 0.38;

/** The layers of a build-up from outside to inside, as `44.2A-16Ar-6`: 2 × 4 mm with 2 films, 16 mm of argon, 6 mm (windows-domain 4.2). */
export function glassLayers(build: string): GlassLayer[] {
  return build.split('-').map((text, i): GlassLayer => {
    const laminated = /^(\d)(\d)\.(\d)/.exec(text);
    if (!laminated) return { kind: i % 2 === 1 ? 'cavity' : 'pane', mm: Number.parseInt(text, 10) };
    const [outer, inner, films] = laminated.slice(1).map(Number) as [number, number, number];
    const film = films * filmThickness;
    return { kind: 'pane', mm: outer + film + inner, film };
  });
}
