import { useState } from 'react';
import { Note } from '../../components/note';
import { isStorageBlocked } from '../../lib/storage/storage-blocked';
import { useTexts } from '../../lib/shop/texts';
import { useBrowserValue } from '../../lib/state/use-browser-value';

/** Explains why the cart does not outlive this page, and what the browser has to allow. */
export function StorageNote() {
  const { storageBlocked } = useTexts('cart');
  const [blocked] = useState(isStorageBlocked);
  return useBrowserValue(blocked, false) && <Note tone="warn">{storageBlocked}</Note>;
}
