import { Directions } from './directions';
import { DoorPanelCard } from './door-panel-card';
import { Locks } from './locks';

/** The choices of a door: opening, filling with its glass, lock. */
export default function DoorChoices() {
  return (
    <div>
      <Directions />
      <DoorPanelCard />
      <Locks />
    </div>
  );
}
