import type { ReactNode } from 'react';
import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/texts';
import { ModalOver } from '../frame/modal-over';
import { Panel } from '../frame/panel';
import { StepScreen } from '../frame/step-screen';
import { AddToCart } from './add-to-cart';
import { PartsList } from './parts-list';
import { StockNote } from './stock-note';
import { Tabs } from './tabs';
import { useDoorSill } from './use-door-sill';

/** What can be chosen as tiles, what was chosen as a parts list, and the way into the cart (ACC-01 to ACC-04). */
export function AccessoriesStep({ children }: { children?: ReactNode }) {
  const texts = useTexts('accessories');
  useDoorSill();
  return (
    <StepScreen step="accessories" look="numbered">
      <Panel step="accessories" title={texts.heading} lead={texts.lead} next={<AddToCart />}>
        <StockNote />
        <Tabs />
        <PartsList />
        <Note>{texts.delivery}</Note>
      </Panel>
      <ModalOver step="accessories">{children}</ModalOver>
    </StepScreen>
  );
}
