import type { Product } from '@fenestra/contracts/wire/product';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { DimensionId, Limit } from '@fenestra/domain/drawing/scene';
import type { Part } from '@fenestra/domain/configuration/choices/parts';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { Started } from './requested-size';
import type { Rules } from './rules';
import type { useChanges } from './use-changes';

/** What the step marks on the drawing. */
export type Mark = {
  readonly active?: DimensionId | undefined;
  readonly refused?: DimensionId | undefined;
  /** The limit that it is beyond. */
  readonly limit?: Limit | undefined;
  /** Another dimension that is as wrong. */
  readonly orRefused?: { readonly refused: DimensionId; readonly limit?: Limit } | undefined;
  readonly selected?: string | undefined;
  readonly opening?: Size | undefined;
  /** The chosen element of an assembly, and the width that was agreed where its elements come to another, mm. */
  readonly element?: number | undefined;
  readonly agreedWidth?: number | undefined;
  /** The part whose row is pointed at. */
  readonly part?: Part | undefined;
};

export type ConfigurationState = Omit<ReturnType<typeof useChanges>, 'checking'> & {
  /** The server's last answer: prices, limits, names. */
  readonly product: Product;
  /** Undefined until they and the catalogue are here; then the server judges alone. */
  readonly rules: Rules | undefined;
  readonly catalogue: Catalogue | undefined;
  readonly mark: Mark;
  readonly setMark: Dispatch<SetStateAction<Mark>>;
  /** The size of the address could not be made. */
  readonly otherSize: Started['otherSize'];
  readonly repaired: Started['repaired'];
  readonly onBackToEarlier: (configurationId: string) => void;
};

export const CurrentConfiguration = createContext<ConfigurationState | null>(null);

/** Whether an answer is awaited: known in the frame of the change, also to what follows the drawing later. */
export const Checking = createContext(false);
export const useChecking = (): boolean => useContext(Checking);

export function useConfiguration(): ConfigurationState {
  const state = useContext(CurrentConfiguration);
  if (!state) throw new Error('a configurator step stands outside of the configurator');
  return state;
}

/** For what is opened only where the catalogue is there. */
export function useLoadedCatalogue(): Catalogue {
  const { catalogue } = useConfiguration();
  if (!catalogue) throw new Error('a choice stands open without a catalogue');
  return catalogue;
}
