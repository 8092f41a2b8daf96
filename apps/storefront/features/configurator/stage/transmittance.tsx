import { useIsDoor, useKindTexts } from '../frame/steps';

/** The sign of thermal transmittance and whose it is: Uw of windows, Ud of doors (EN ISO 10077-1). */
export function Transmittance() {
  return (
    <>
      <TransmittanceSign /> {useKindTexts().transmittanceOf}
    </>
  );
}

export function TransmittanceSign() {
  return (
    <>
      U<sub>{useIsDoor() ? 'd' : 'w'}</sub>
    </>
  );
}
