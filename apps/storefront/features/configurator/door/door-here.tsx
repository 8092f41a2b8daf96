import { Directions } from './directions';
import { FillingCard } from './filling-card';
import { Locks } from './locks';

/** The choices of a door: opening, filling with its glass, lock. */
export default function DoorHere() {
  return (
    <div>
      <Directions />
      <FillingCard />
      <Locks />
    </div>
  );
}
