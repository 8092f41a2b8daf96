import styles from './foil-swatch.module.css';

type Surface = { readonly grain?: boolean | undefined; readonly metal?: boolean | undefined };

/** The colour of a sample; wood has its grain, metal is brushed. */
export const FoilSwatch = ({ hex, grain = false, metal = false }: { hex: string } & Surface) => (
  <span
    className={[styles.field, grain && styles.grain, metal && styles.metal].filter(Boolean).join(' ')}
    style={{ backgroundColor: hex }}
  />
);
