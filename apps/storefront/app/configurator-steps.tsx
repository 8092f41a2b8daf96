import { type Screen, screens } from '@fenestra/i18n/texts/screens';
import type { ComponentType } from 'react';
import { OnlyAssembly } from '../features/configurator/assembly/only-assembly';
import { Configurator } from '../features/configurator/frame/configurator';
import { OnlyForKind } from '../features/configurator/frame/only-for-kind';
import { lazyChunk } from '../lib/loading/chunk';
import { AccessoriesStep, AssemblyStep, DimensionsStep, DoorStep, OpeningStep, ProfileStep } from './steps';

/** The dialogs over a step, each loaded when it is opened first (ROUTE-11, ROUTE-17 to ROUTE-26). */
const choices: Readonly<Partial<Record<Screen, ComponentType>>> = {
  doorFillings: lazyChunk(() => import('../features/configurator/door/door-panel-dialog')),
  accessoriesProfile: lazyChunk(() => import('../features/configurator/profile/profile-dialog')),
  accessoriesColour: lazyChunk(() => import('../features/configurator/colour/colour-dialog')),
  accessoriesGlass: lazyChunk(() => import('../features/configurator/glass/glass-dialog')),
  accessoriesBars: lazyChunk(() => import('../features/configurator/bars/bars-dialog')),
  accessoriesOuterSill: lazyChunk(() => import('../features/configurator/sill/outer-sill-dialog')),
  accessoriesInnerSill: lazyChunk(() => import('../features/configurator/sill/inner-sill-dialog')),
  accessoriesBlinds: lazyChunk(() => import('../features/configurator/shade/blinds-dialog')),
  accessoriesNets: lazyChunk(() => import('../features/configurator/shade/insect-screens-dialog')),
  accessoriesHandle: lazyChunk(() => import('../features/configurator/handle/handle-dialog')),
  accessoriesThreshold: lazyChunk(() => import('../features/configurator/threshold/threshold-dialog')),
};

/** A product that is configured, at one of its steps. Who opens an order does not load it. */
export default function ConfiguratorSteps({ name }: { name: Screen }) {
  return (
    <Configurator>
      <OfStep name={name} />
    </Configurator>
  );
}

function OfStep({ name }: { name: Screen }) {
  const Choice = choices[name];
  switch (screens[name].step) {
    case 'opening':
      return (
        <OnlyForKind doors={false}>
          <OpeningStep />
        </OnlyForKind>
      );
    case 'door':
      return (
        <OnlyForKind doors>
          <DoorStep>{Choice && <Choice />}</DoorStep>
        </OnlyForKind>
      );
    case 'dimensions':
      return (
        <OnlyAssembly assembly={false}>
          <DimensionsStep detail={name === 'sashWidths'} />
        </OnlyAssembly>
      );
    case 'assembly':
      return (
        <OnlyAssembly assembly>
          <AssemblyStep />
        </OnlyAssembly>
      );
    case 'profile':
      return <ProfileStep />;
    default:
      return <AccessoriesStep>{Choice && <Choice />}</AccessoriesStep>;
  }
}
