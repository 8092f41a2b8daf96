import { useConfiguration } from '../sync/configuration-context';

/** Entrance doors have panels of 44 mm, side doors of 24 mm (windows-domain 7.7). */
export function usePanelThickness(): number {
  return useConfiguration().product.product.data.type === 'D' ? 24 : 44;
}
